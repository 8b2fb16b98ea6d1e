import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { headerOf } from '#tests/stand-ins/google/gmail-mailbox.ts'
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google.ts'
import { sendByAny } from './send-by-any.ts'

let google: GoogleStandIn
let bench: SendBench
beforeAll(async () => {
  google = await startGoogle()
  bench = await openSendBench(inject('parts'), { google: appAt(google) })
})
afterEach(() => google.faults.clear())
afterAll(async () => {
  await bench.close()
  await google.close()
})

/** A host whose only mailbox was connected with Google. */
async function onlyGoogle() {
  const host = await bench.anotherHost()
  const box = await addGoogleMailbox(host, google)
  const notice = {
    key: randomUUID(),
    forHost: host.hostId,
    to: box.address,
    subject: 'Conferma',
    text: 'Una bozza aspetta',
  }
  const tell = () => sendByAny(bench.deps, { hostIds: [host.hostId] }, notice)
  return { ...host, ...box, tell }
}

test('what Locanda tells a host leaves by their mailbox at Google, and comes in as nobody’s message', async () => {
  const { tell, mailbox, hostId, sourceId, messages } = await onlyGoogle()
  expect(await tell()).toMatchObject({ outcome: 'sent' })
  const [sent] = mailbox.sent()
  const given = headerOf(sent?.raw ?? Buffer.alloc(0), 'Message-ID')
  mailbox.relabel(sent?.id ?? '', { added: ['INBOX'] })
  await pollSource(bench.deps, { hostId, sourceId }, new AbortController().signal)
  expect(await messages()).toEqual([])
  expect(await bench.deps.engineDb.hostNotice.findMany({ where: { hostId } })).toMatchObject([{ rfcMessageId: given }])
})

test('a mailbox whose access was taken back is kept as one that sends nothing', async () => {
  const { tell, refreshToken, sourceId, source } = await onlyGoogle()
  google.signIn.revoke(refreshToken)
  expect(await tell()).toMatchObject({ outcome: 'stopped', fault: { code: 'google_access_revoked' } })
  expect((await source(sourceId)).sendFault).toMatchObject({ code: 'google_access_revoked' })
})
