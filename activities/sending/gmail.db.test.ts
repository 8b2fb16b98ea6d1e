import { createHash, randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { pollSource } from '#activities/ingest/watch-source.ts'
import { concludeSend } from '#activities/sending/conclude-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import type { SendRef } from '#activities/sending/outgoing.ts'
import { addGoogleMailbox, appAt } from '#tests/mailbox/google-source.ts'
import { guestMail, type MailBench, openMailBench } from '#tests/mailbox/mail-bench.ts'
import { photoOf } from '#tests/mailbox/mail-with-files.ts'
import { headerOf } from '#tests/stand-ins/google/gmail-mailbox.ts'
import { type GoogleStandIn, startGoogle } from '#tests/stand-ins/google/google.ts'
import type { GoogleFault } from '#tests/stand-ins/google/google-faults.ts'

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
const send = (ref: SendRef) => deliver(depsOf(), ref)
const delivery = ({ sendKey }: SendRef) => bench.deps.engineDb.delivery.findUniqueOrThrow({ where: { sendKey } })

/** A guest's mail that was read by the Gmail API, and a claimed reply to it. */
async function claimedReply() {
  const host = await bench.anotherHost()
  const source = await addGoogleMailbox(host, google)
  const guest = `guest-${randomUUID().slice(0, 8)}@guest.test`
  const question = source.mailbox.receive(guestMail({ from: guest, id: `<${randomUUID()}@guest.test>` }))
  const look = () =>
    pollSource(bench.deps, { hostId: host.hostId, sourceId: source.sourceId }, new AbortController().signal)
  await look()
  const [asked] = await host.messages()
  if (asked === undefined) throw new Error('The question did not come in')
  const { hostId, sourceId } = source
  const of = { hostId, sourceId, chatId: asked.chatId }
  const reply = await bench.deps.engineDb.message.create({
    data: { ...of, kind: 'host_reply', status: 'sending', seq: 2, text: 'Sì, certo', workflowAt: new Date() },
  })
  const sendKey = randomUUID()
  await bench.deps.engineDb.delivery.create({ data: { hostId, chatId: asked.chatId, messageId: reply.id, sendKey } })
  return { ...host, ...source, guest, question, look, ref: { hostId, messageId: reply.id, sendKey } }
}
const again = async ({ hostId, messageId, sendKey }: SendRef) => send({ hostId, messageId, sendKey })

describe('a reply from a mailbox that was connected with Google', () => {
  test('leaves once, in the thread of the guest, and is known by the Message-ID that Gmail gave it', async () => {
    const box = await claimedReply()
    expect((await send(box.ref)).status).toBe('sent')
    expect((await again(box.ref)).status).toBe('sent')
    const [sent, ...others] = box.mailbox.sent()
    expect(others).toEqual([])
    expect(sent).toMatchObject({ threadId: box.question.threadId })
    const raw = sent?.raw ?? Buffer.alloc(0)
    expect([headerOf(raw, 'To'), headerOf(raw, 'From')]).toEqual([box.guest, expect.stringContaining(box.address)])
    const given = headerOf(raw, 'Message-ID')
    expect(given).toMatch(/@mail\.gmail\.com>$/)
    expect(await delivery(box.ref)).toMatchObject({ state: 'sent', providerId: sent?.id, rfcMessageId: given })
    expect(box.mailbox.drafts.size).toBe(0)
  })

  test('takes its files along, byte for byte', async () => {
    const box = await claimedReply()
    const content = new Uint8Array(photoOf(400_000))
    const sha256 = createHash('sha256').update(content).digest('hex')
    const { hostId, messageId } = box.ref
    await bench.deps.engineDb.fileContent.create({ data: { hostId, sha256, content } })
    await bench.deps.engineDb.messageFile.create({
      data: {
        hostId,
        messageId,
        position: 0,
        name: 'casa.jpg',
        mediaType: 'image/jpeg',
        bytes: content.length,
        sha256,
      },
    })
    expect((await send(box.ref)).status).toBe('sent')
    const [sent] = box.mailbox.sent()
    expect(sent).toMatchObject({ threadId: box.question.threadId })
    const { attachments } = await PostalMime.parse(sent?.raw ?? '')
    expect(attachments).toMatchObject([{ filename: 'casa.jpg', mimeType: 'image/jpeg' }])
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true)
  })

  test('is what the guest’s answer belongs to, by the id that Gmail gave it', async () => {
    const box = await claimedReply()
    await send(box.ref)
    const given = headerOf(box.mailbox.sent()[0]?.raw ?? Buffer.alloc(0), 'Message-ID')
    const answer = { from: box.guest, subject: 'Something else entirely', headers: [`In-Reply-To: ${given}`] }
    box.mailbox.receive(guestMail({ ...answer, body: 'Thank you' }))
    await box.look()
    expect(await box.chats()).toHaveLength(1)
    expect((await box.messages()).filter(({ kind }) => kind === 'guest')).toHaveLength(2)
  })

  test('that Google took without answering is found as sent, and never sent again', async () => {
    const box = await claimedReply()
    google.faults.add('drafts.send', 'lost')
    expect((await send(box.ref)).status).toBe('sent')
    await again(box.ref)
    expect(box.mailbox.sent()).toHaveLength(1)
    const given = headerOf(box.mailbox.sent()[0]?.raw ?? Buffer.alloc(0), 'Message-ID')
    expect(await delivery(box.ref)).toMatchObject({ rfcMessageId: given })
  })

  const NOT_TAKEN: [string, GoogleFault][] = [
    ['a line that fails', 'hang up'],
    ['an error of Google’s', { status: 500 }],
    ['too much at once', { status: 429, reason: 'userRateLimitExceeded' }],
    ['a quota', { status: 403, reason: 'rateLimitExceeded' }],
  ]
  test.each(NOT_TAKEN)('is tried again after %s, and no draft is left that somebody could send', async (_, fault) => {
    const box = await claimedReply()
    google.faults.add('drafts.send', fault)
    await expect(send(box.ref)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
    expect([box.mailbox.drafts.size, box.mailbox.sent().length]).toEqual([0, 0])
    expect((await delivery(box.ref)).state).toBe('claimed')
    expect((await again(box.ref)).status).toBe('sent')
    expect(box.mailbox.sent()).toHaveLength(1)
  })

  test('of which the draft was written and the answer lost leaves no second draft behind', async () => {
    const box = await claimedReply()
    google.faults.add('drafts.create', 'lost')
    await expect(send(box.ref)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
    expect((await again(box.ref)).status).toBe('sent')
    expect([box.mailbox.drafts.size, box.mailbox.sent().length]).toEqual([0, 1])
  })

  test('waits as long as Google asks for, and nothing is asked of it before', async () => {
    const box = await claimedReply()
    google.faults.add('drafts.create', { status: 429, reason: 'userRateLimitExceeded', retryAfter: 900 })
    await expect(send(box.ref)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
    const asked = google.calls.length
    await expect(again(box.ref)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
    expect(google.calls.length).toBe(asked)
    expect((await delivery(box.ref)).fault).toMatchObject({ code: 'google_busy' })
  })

  test('is held where the mailbox has sent as much as it may in a day', async () => {
    const box = await claimedReply()
    const until = new Date(Date.now() + 9 * 3_600_000).toISOString()
    const message = `User-rate limit exceeded.  Retry after ${until}`
    google.faults.add('drafts.send', { status: 429, reason: 'userRateLimitExceeded', message })
    expect((await send(box.ref)).status).toBe('held')
    expect((await box.source(box.sourceId)).sendFault).toMatchObject({ code: 'mail_sending_limit' })
    expect([box.mailbox.drafts.size, box.mailbox.sent().length]).toEqual([0, 0])
  })

  test('that may not leave today keeps nobody from reading what guests write', async () => {
    const box = await claimedReply()
    const until = new Date(Date.now() + 20 * 3_600_000).toISOString()
    const message = `User-rate limit exceeded.  Retry after ${until}`
    google.faults.add('drafts.send', { status: 429, reason: 'userRateLimitExceeded', message })
    expect((await send(box.ref)).status).toBe('held')
    box.mailbox.receive(guestMail({ from: box.guest, body: 'We are locked out of the house' }))
    expect(await box.look()).toBe('again')
    expect((await box.messages()).map(({ text }) => text)).toContain('We are locked out of the house')
  })

  test('is held where the access was taken back, and the source says so', async () => {
    const box = await claimedReply()
    google.signIn.revoke(box.refreshToken)
    expect((await send(box.ref)).status).toBe('held')
    expect(await box.source(box.sourceId)).toMatchObject({
      state: 'auth_error',
      fault: { code: 'google_access_revoked' },
      sendFault: { code: 'google_access_revoked' },
    })
  })

  test('that Google finds wrong is told so, and not tried again', async () => {
    const box = await claimedReply()
    google.faults.add('drafts.send', { status: 400, reason: 'invalidArgument', message: 'Invalid To header' })
    expect((await send(box.ref)).status).toBe('failed')
    expect((await delivery(box.ref)).fault).toMatchObject({ code: 'google_refused' })
    expect(box.mailbox.drafts.size).toBe(0)
  })

  test('whose process died over it did not leave while its draft stands, and then cannot any more', async () => {
    const box = await claimedReply()
    const draftId = box.mailbox.createDraft(Buffer.from(guestMail({})))
    const data = { state: 'transmitting', providerId: draftId, rfcMessageId: '<ours@gmail.com>' } as const
    await bench.deps.engineDb.delivery.update({ where: { sendKey: box.ref.sendKey }, data })
    expect((await concludeSend(depsOf(), box.ref)).status).toBe('failed')
    expect(box.mailbox.drafts.size).toBe(0)
  })

  test('whose draft is gone, and that is nowhere among what was sent, may have been sent: the host decides', async () => {
    const box = await claimedReply()
    const data = { state: 'transmitting', providerId: 'r-gone', rfcMessageId: '<ours@gmail.com>' } as const
    await bench.deps.engineDb.delivery.update({ where: { sendKey: box.ref.sendKey }, data })
    expect((await concludeSend(depsOf(), box.ref)).status).toBe('outcome_unknown')
  })

  test('whose draft is gone is not taken for a mail of that second to an address that ends with the guest’s', async () => {
    const box = await claimedReply()
    const { claimedAt } = await delivery(box.ref)
    const headers = [`Date: ${claimedAt.toUTCString()}`, `To: Anna <anna-${box.guest}>`]
    box.mailbox.receive([...headers, 'Message-ID: <another@mail.gmail.com>', '', 'Ciao'].join('\r\n'), {
      labels: ['SENT'],
    })
    const data = { state: 'transmitting', providerId: 'r-gone', rfcMessageId: '<ours@gmail.com>' } as const
    await bench.deps.engineDb.delivery.update({ where: { sendKey: box.ref.sendKey }, data })
    expect((await concludeSend(depsOf(), box.ref)).status).toBe('outcome_unknown')
  })

  test('whose draft is gone is the mail of that second to the guest, however the header names them', async () => {
    const box = await claimedReply()
    const { claimedAt } = await delivery(box.ref)
    const headers = [`Date: ${claimedAt.toUTCString()}`, `To: "Rossi, Marco" <${box.guest.toUpperCase()}>`]
    box.mailbox.receive([...headers, 'Message-ID: <given@mail.gmail.com>', '', 'Ciao'].join('\r\n'), {
      labels: ['SENT'],
    })
    const data = { state: 'transmitting', providerId: 'r-gone', rfcMessageId: '<ours@gmail.com>' } as const
    await bench.deps.engineDb.delivery.update({ where: { sendKey: box.ref.sendKey }, data })
    expect((await concludeSend(depsOf(), box.ref)).status).toBe('sent')
  })

  test('to a mail whose id would be more than an id to Gmail’s search names no conversation', async () => {
    const box = await claimedReply()
    const data = { rfcMessageId: '<one in:sent@guest.test>' }
    await bench.deps.engineDb.message.updateMany({ where: { hostId: box.hostId, kind: 'guest' }, data })
    const asked = google.calls.length
    expect((await send(box.ref)).status).toBe('sent')
    expect(google.calls.slice(asked)).not.toContain('messages.list')
  })

  test('whose draft cannot be asked for may have been sent', async () => {
    const box = await claimedReply()
    google.faults.add('drafts.send', 'lost')
    google.faults.add('drafts.delete', 'hang up', 'hang up')
    expect((await send(box.ref)).status).toBe('outcome_unknown')
    await again(box.ref)
    expect(box.mailbox.sent()).toHaveLength(1)
  })
})
