import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { claimSend } from '#activities/sending/claim-send.ts'
import { concludeSend } from '#activities/sending/conclude-send.ts'
import { deliver } from '#activities/sending/deliver.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { openSmtpSink, type SmtpSink } from '#tests/reply/smtp-sink.ts'
import { whileRefused } from '#tests/setup/while-refused.ts'

const emlFolder = mkdtempSync(join(tmpdir(), 'locanda-eml-'))
let bench: SendBench
let sink: SmtpSink
beforeAll(async () => {
  bench = await openSendBench(inject('parts'), { emlFolder })
  sink = await openSmtpSink()
})
beforeEach(async () => {
  sink.mood = 'takes'
  sink.mails.length = 0
  await bench.sendThrough(sink.port)
})
afterAll(async () => {
  await sink.close()
  await bench.close()
  await rm(emlFolder, { recursive: true })
})

const claimed = async (
  options: Parameters<SendBench['draft']>[2] = {},
  { replyTo, ...chat }: Parameters<SendBench['guestWrites']>[0] & { replyTo?: string } = {},
) => {
  const guest = await bench.guestWrites(chat)
  if (replyTo !== undefined)
    await bench.inHost((tx) => tx.chat.update({ where: { id: guest.chatId }, data: { replyTo } }))
  const draftId = await bench.draft(guest, 'scheduled', options)
  const message = { hostId: bench.hostId, messageId: draftId }
  const claim = await claimSend(bench.deps, message)
  if (claim.outcome !== 'send') throw new Error('The send was not granted')
  return { ...guest, draftId, ref: { ...message, sendKey: claim.sendKey } }
}

test('a reply reaches the guest’s mailbox in its thread, once, and shows as sent', async () => {
  await bench.sendThrough(inject('parts').smtp.port)
  const { ref, draftId, guest, guestMessageId, chatId } = await claimed({ text: 'Sì, in cortile. À bientôt €' })
  expect((await deliver(bench.deps, ref)).status).toBe('sent')
  expect((await deliver(bench.deps, ref)).status).toBe('sent')

  const [mail, ...more] = await mailsOf(guest)
  expect(more).toEqual([])
  expect(mail).toMatch(new RegExp(`^In-Reply-To: <${guestMessageId}@guest.test>\r$`, 'm'))
  expect(mail).toMatch(/^References: <first@guest.test>\s+<.*@guest.test>\r$/m)
  expect(mail).toMatch(/^Subject: Re: Parcheggio\r$/m)
  expect(mail).toMatch(/^Auto-Submitted: auto-replied\r$/m)
  const row = await bench.row(draftId)
  expect(mail).toContain(`Message-ID: ${row.rfcMessageId}`)
  expect(await bench.chat(chatId)).toMatchObject({
    lastMessageStatus: 'sent',
    lastMessageText: 'Sì, in cortile. À bientôt €',
  })
  expect(await bench.deliveries(draftId)).toMatchObject([{ state: 'sent', recipient: guest, fault: null }])
  expect((await bench.audit(draftId)).map(({ action }) => action)).toEqual(['reply.claim', 'reply.sent'])
  const known = await bench.inHost((tx) => tx.threadRef.findFirst({ where: { rfcMessageId: row.rfcMessageId ?? '' } }))
  expect(known).toMatchObject({ chatId })
})

test.each([
  ['x7@guest.airbnb.com', false],
  ['1234@guest.booking.com', false],
  ['abc@messages.homeaway.com', false],
  ['abc@reply.fewo-direkt.de', false],
  ['conversation-9@m.expediapartnercentral.com', false],
  ['guest-4@agoda-messaging.com', false],
  ['marco@notairbnb.com', true],
  ['marco@airbnb.com.evil.test', true],
])('an automatic reply to %s says so: %s', async (replyTo, saysSo) => {
  const { ref } = await claimed({}, { replyTo })
  await deliver(bench.deps, ref)
  expect(sink.mails[0]?.includes('Auto-Submitted: auto-replied')).toBe(saysSo)
})

test('a mailbox that does not exist is a failure at once, with the server’s words', async () => {
  const { ref, draftId } = await claimed()
  sink.mood = 'refuses'
  expect((await deliver(bench.deps, ref)).status).toBe('failed')
  const [delivery] = await bench.deliveries(draftId)
  expect(delivery?.fault).toEqual({ code: 'smtp_refused', params: { answer: expect.stringContaining('550') } })
})

test('a busy server is tried again, and the reply goes out once', async () => {
  const { ref, draftId } = await claimed()
  sink.mood = 'busy'
  await expect(deliver(bench.deps, ref)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  expect((await bench.row(draftId)).status).toBe('sending')
  sink.mood = 'takes'
  expect((await deliver(bench.deps, ref)).status).toBe('sent')
  expect(sink.mails).toHaveLength(1)
})

test('given up while nothing had left, a send has failed with the last reason', async () => {
  const { ref, draftId } = await claimed()
  sink.mood = 'busy'
  await expect(deliver(bench.deps, ref)).rejects.toMatchObject({ kind: 'upstream_unavailable' })
  expect((await concludeSend(bench.deps, ref)).status).toBe('failed')
  expect((await bench.deliveries(draftId))[0]?.fault).toEqual({
    code: 'smtp_refused',
    params: { answer: expect.stringContaining('451') },
  })
  // A try that comes after the end sends nothing.
  sink.mood = 'takes'
  expect((await deliver(bench.deps, ref)).status).toBe('failed')
  expect(sink.mails).toEqual([])
})

test('a connection lost after the content left may have sent it, and is never tried again', async () => {
  const { ref, draftId } = await claimed()
  sink.mood = 'takes-and-hangs-up'
  expect((await deliver(bench.deps, ref)).status).toBe('outcome_unknown')
  sink.mood = 'takes'
  expect((await deliver(bench.deps, ref)).status).toBe('outcome_unknown')
  expect(sink.mails).toHaveLength(1)
  expect((await bench.deliveries(draftId))[0]).toMatchObject({ state: 'unknown' })
})

test('a try that finds another one leaving sends nothing', async () => {
  const { ref } = await claimed()
  await bench.inHost((tx) =>
    tx.delivery.updateMany({ where: { sendKey: ref.sendKey }, data: { state: 'transmitting' } }),
  )
  expect((await deliver(bench.deps, ref)).status).toBe('outcome_unknown')
  expect(sink.mails).toEqual([])
})

test('a source that was removed meanwhile is a failure with its reason, or stays unknown', async () => {
  const removed = await openSendBench(inject('parts'))
  const place = { hostId: removed.hostId }
  const refs = await Promise.all(
    ['claimed', 'transmitting'].map(async (state) => {
      const messageId = await removed.draft(await removed.guestWrites(), 'approved')
      const ref = { hostId: removed.hostId, messageId, sendKey: `${messageId}:1` }
      await claimSend(removed.deps, ref)
      await removed.inHost((tx) =>
        tx.delivery.updateMany({ where: { sendKey: ref.sendKey }, data: { state: state as 'claimed' } }),
      )
      return ref
    }),
  )
  await removed.inHost((tx) => tx.messageSource.updateMany({ where: place, data: { deletedAt: new Date() } }))
  const states = await Promise.all(refs.map((ref) => deliver(removed.deps, ref)))
  expect(states.map(({ status }) => status)).toEqual(['failed', 'outcome_unknown'])
  expect((await removed.deliveries(refs[0]?.messageId ?? ''))[0]?.fault).toEqual({
    code: 'not_found',
    params: { what: 'Source' },
  })
  await removed.close()
})

test('ten tries at once send one mail', async () => {
  const { ref, draftId } = await claimed()
  await Promise.allSettled(Array.from({ length: 10 }, () => deliver(bench.deps, ref)))
  expect(sink.mails).toHaveLength(1)
  expect(['sent', 'outcome_unknown']).toContain((await bench.row(draftId)).status)
})

test('with mock mail on the reply becomes a file and no server hears of it', async () => {
  const { ref, draftId } = await claimed()
  const path = join(emlFolder, 'out', `${draftId}.eml`)
  await bench.withSwitches({ useMockEmail: true }, () => deliver(bench.deps, ref))
  expect(existsSync(path)).toBe(true)
  expect(readFileSync(path, 'utf8')).toContain('Subject: Re: Parcheggio')
  expect((await bench.row(draftId)).status).toBe('sent')
  expect(sink.mails).toEqual([])
})

test('with the reply-to override on the mail goes to that address', async () => {
  const { ref, draftId } = await claimed()
  const switches = { useMockReplyTo: true, mockEmailReplyTo: 'qa@locanda.test' }
  await bench.withSwitches(switches, () => deliver(bench.deps, ref))
  expect(await bench.deliveries(draftId)).toMatchObject([{ recipient: 'qa@locanda.test' }])
  expect(sink.mails[0]).toMatch(/^To: qa@locanda.test\r$/m)
})

test('with that override on and no address set nothing leaves for the guest, whenever it was switched on', async () => {
  const switches = { useMockReplyTo: true, mockEmailReplyTo: '' }
  const { ref } = await claimed()
  const approved = await bench.draft(await bench.guestWrites(), 'approved')
  await bench.withSwitches(switches, async () => {
    await expect(deliver(bench.deps, ref)).rejects.toMatchObject({ sentence: { code: 'mock_reply_to_missing' } })
    await claimSend(bench.deps, { hostId: bench.hostId, messageId: approved })
  })
  expect(sink.mails).toEqual([])
  expect(await bench.row(approved)).toMatchObject({ status: 'held', heldBecause: { code: 'mock_reply_to_missing' } })
  expect((await deliver(bench.deps, ref)).status).toBe('sent')
})

test.each(['g@y.test\r\nBcc: evil@e.test', '"x@e.test" y@y.test', 'a@x.test, b@y.test', ''])(
  'no mail goes to %j',
  async (replyTo) => {
    const { ref, draftId } = await claimed({}, { replyTo })
    expect((await deliver(bench.deps, ref)).status).toBe('failed')
    expect((await bench.deliveries(draftId))[0]?.fault).toEqual({ code: 'recipient_not_plain', params: {} })
    expect(sink.mails).toEqual([])
  },
)

async function mailsOf(address: string): Promise<string[]> {
  const auth = { user: address, pass: 'secret' }
  const client = new ImapFlow({ ...inject('parts').imap, secure: false, doSTARTTLS: false, logger: false, auth })
  await client.connect()
  await client.mailboxOpen('INBOX')
  const mails: string[] = []
  for await (const { source } of client.fetch('1:*', { source: true })) mails.push(source?.toString('utf8') ?? '')
  await client.logout()
  return mails
}

test('what the mail server has accepted is written down as sent, also by a database that is away meanwhile', async () => {
  const { ref, draftId } = await claimed()
  const condition = `new.state = 'sent' and new.message_id = '${draftId}'`
  const delivering = await whileRefused(
    inject('parts'),
    { table: 'delivery', on: 'update', condition, sqlState: '57P03' },
    async () => {
      const settled = Promise.allSettled([deliver(bench.deps, ref)])
      await expect.poll(() => sink.mails).toHaveLength(1)
      await pause(1_000)
      expect((await bench.row(draftId)).status).toBe('sending')
      return { settled }
    },
  )
  expect(await delivering.settled).toMatchObject([{ status: 'fulfilled', value: { status: 'sent' } }])
  expect(sink.mails).toHaveLength(1)
})
