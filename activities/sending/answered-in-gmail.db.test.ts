import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { channelOf, type SendDeps } from '#activities/sending/channel-of.ts'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google.ts'

let google: GoogleStandIn
let bench: MailBench
beforeAll(async () => {
  google = await startGoogle()
  bench = await openMailBench(inject('parts'), { google: appAt(google) })
})
afterAll(async () => {
  await bench.close()
  await google.close()
})

const depsOf = () => ({ ...bench.deps, config: { google: bench.deps.google } }) as unknown as SendDeps
const GUEST = 'Marco@guest.test'

test('what the host sent to a guest from Gmail’s own pages is found as their answer, and nothing else is', async () => {
  const { hostId, sourceId, mailbox } = await addGoogleMailbox(await bench.anotherHost(), google)
  const question = `<${randomUUID()}@guest.test>`
  const sent = (id: string, headers: string[], at = new Date()) => {
    const raw = [`Message-ID: ${id}`, 'Subject: Re: Parcheggio', ...headers, '', 'Sì!'].join('\r\n')
    mailbox.receive(raw, { labels: ['SENT'], at })
  }
  const answers = [`In-Reply-To: ${question}`, `References: <first@guest.test> ${question}`]
  sent('<answer@mail.gmail.com>', [`To: ${GUEST}`, ...answers])
  sent('<forward@mail.gmail.com>', ['To: pulizie@casa.test', ...answers])
  sent('<away@mail.gmail.com>', [`To: ${GUEST}`, ...answers, 'Auto-Submitted: auto-replied'])
  sent('<news@mail.gmail.com>', [`To: ${GUEST}`])
  const channel = await channelOf(depsOf(), { hostId, sourceId })
  const asked = { rfcMessageIds: [question], guest: [GUEST], since: new Date(Date.now() - 60_000) }
  expect(await channel.answersTo?.(asked)).toEqual(['<answer@mail.gmail.com>'])
  google.faults.add('messages.list', { status: 503 })
  expect(await channel.answersTo?.(asked)).toEqual([])
})
