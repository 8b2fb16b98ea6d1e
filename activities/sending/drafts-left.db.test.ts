import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { takeDueDraftsAway } from '#activities/sweep/take-due-drafts-away.ts'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google.ts'
import { concludeSend } from './conclude-send.ts'
import { deliver } from './deliver.ts'
import type { SendRef } from './outgoing.ts'

let google: GoogleStandIn
let bench: MailBench
beforeAll(async () => {
  google = await startGoogle()
  bench = await openMailBench(inject('parts'), { google: appAt(google) })
})
afterEach(() => google.faults.clear())
afterAll(async () => {
  await bench.close()
  await google.close()
})

const quiet = () => undefined
const depsOf = () => {
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  return { ...bench.deps, log, config: { google: bench.deps.google } } as unknown as Parameters<typeof deliver>[0]
}
const send = async (ref: SendRef) => (await deliver(depsOf(), ref)).status
const sweep = () => takeDueDraftsAway(depsOf() as Parameters<typeof takeDueDraftsAway>[0])
const dueAt = async ({ sendKey }: SendRef) =>
  (await bench.deps.engineDb.delivery.findUniqueOrThrow({ where: { sendKey } })).draftDueAt

/** A reply that was claimed, from a mailbox that was connected with Google; `claimAgain` is what 'Send again' leads to. */
async function claimedReply() {
  const host = await bench.anotherHost()
  const source = await addGoogleMailbox(host, google)
  const { hostId, sourceId, mailbox } = source
  mailbox.receive(
    guestMail({ from: `guest-${randomUUID().slice(0, 8)}@guest.test`, id: `<${randomUUID()}@guest.test>` }),
  )
  await pollSource(bench.deps, { hostId, sourceId }, new AbortController().signal)
  const [asked] = await host.messages()
  if (asked === undefined) throw new Error('The question did not come in')
  const { chatId } = asked
  const { id: messageId } = await bench.deps.engineDb.message.create({
    data: {
      hostId,
      sourceId,
      chatId,
      kind: 'host_reply',
      status: 'sending',
      seq: 2,
      text: 'Sì',
      workflowAt: new Date(),
    },
  })
  const claim = async (times: number): Promise<SendRef> => {
    const sendKey = `${messageId}:${times}`
    await bench.deps.engineDb.message.update({ where: { id: messageId }, data: { status: 'sending' } })
    await bench.deps.engineDb.delivery.create({ data: { hostId, chatId, messageId, sourceId, sendKey } })
    return { hostId, messageId, sendKey }
  }
  return { mailbox, ref: await claim(1), claimAgain: () => claim(2) }
}

const REFUSED = { status: 401, reason: 'authError' } as const
const AWAY = { status: 503 } as const

test('a draft that stayed in the mailbox is taken away before its reply is sent again', async () => {
  const { mailbox, ref, claimAgain } = await claimedReply()
  google.faults.add('drafts.send', REFUSED, REFUSED)
  google.faults.add('drafts.delete', REFUSED, REFUSED)
  expect(await send(ref)).toBe('held')
  expect([mailbox.drafts.size, await dueAt(ref)]).toEqual([1, expect.any(Date)])
  expect(await send(await claimAgain())).toBe('sent')
  expect([mailbox.drafts.size, mailbox.sent().length, await dueAt(ref)]).toEqual([0, 1, null])
})

test('a draft of an earlier send that cannot be taken away keeps its reply from nobody, and goes at a later turn', async () => {
  const { mailbox, ref, claimAgain } = await claimedReply()
  google.faults.add('drafts.send', REFUSED, REFUSED)
  google.faults.add('drafts.delete', REFUSED, REFUSED, AWAY)
  expect(await send(ref)).toBe('held')
  expect(await send(await claimAgain())).toBe('sent')
  expect(mailbox.drafts.size).toBe(1)
  await sweep()
  expect([mailbox.drafts.size, mailbox.sent().length]).toEqual([0, 1])
})

test('a draft of a reply that Google refused, and that nobody sends again, is taken away', async () => {
  const { mailbox, ref } = await claimedReply()
  google.faults.add('drafts.send', { status: 400, reason: 'failedPrecondition', message: 'Mail service not enabled' })
  google.faults.add('drafts.delete', AWAY)
  expect(await send(ref)).toBe('failed')
  expect(mailbox.drafts.size).toBe(1)
  await sweep()
  expect([mailbox.drafts.size, await dueAt(ref)]).toEqual([0, null])
})

test('a draft whose id was never told is found by its Message-ID once its reply was given up', async () => {
  const { mailbox, ref } = await claimedReply()
  google.faults.add('drafts.create', 'lost')
  await expect(send(ref)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  await sweep()
  expect(mailbox.drafts.size).toBe(1)
  expect((await concludeSend(depsOf(), ref)).status).toBe('failed')
  await sweep()
  expect([mailbox.drafts.size, await dueAt(ref)]).toEqual([0, null])
})

test('a draft that cannot be taken away is asked for again an hour later, and not for ever', async () => {
  const { mailbox, ref } = await claimedReply()
  google.faults.add('drafts.send', { status: 400, reason: 'failedPrecondition', message: 'Mail service not enabled' })
  google.faults.add('drafts.delete', AWAY, AWAY, AWAY)
  await send(ref)
  await sweep()
  const asked = google.calls.length
  await sweep()
  expect([mailbox.drafts.size, google.calls.length]).toEqual([1, asked])
  const { sendKey } = ref
  const long = { draftDueAt: new Date(0), claimedAt: new Date(Date.now() - 31 * 86_400_000) }
  await bench.deps.engineDb.delivery.update({ where: { sendKey }, data: long })
  await sweep()
  expect(await dueAt(ref)).toBeNull()
})

test('nothing is owed of a reply that has left', async () => {
  const { mailbox, ref } = await claimedReply()
  expect(await send(ref)).toBe('sent')
  expect([mailbox.drafts.size, await dueAt(ref)]).toEqual([0, null])
})
