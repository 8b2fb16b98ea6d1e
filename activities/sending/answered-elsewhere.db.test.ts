import { randomUUID } from 'node:crypto'
import { ImapFlow } from 'imapflow'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sendMessage } from '#activities/reply/send-message.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { claimFallback } from '#tests/reply/claim-fallback.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  await inMailbox(bench.address, (client) => client.mailboxCreate('Sent'))
})
afterAll(() => bench.close())

async function inMailbox<T>(user: string, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const auth = { user, pass: 'secret' }
  const client = new ImapFlow({ ...inject('parts').imap, secure: false, doSTARTTLS: false, logger: false, auth })
  await client.connect()
  try {
    return await work(client)
  } finally {
    client.close()
  }
}

type Guest = Awaited<ReturnType<SendBench['guestWrites']>>
type Mail = { folder?: string; to?: string; cc?: string; answers?: string; headers?: string[]; id?: string }

/** As a phone's mail program files what its owner sends. */
async function sentByHand(of: Guest, { folder = 'Sent', to = of.guest, cc, answers, headers = [], id }: Mail = {}) {
  const named = answers ?? `<${of.guestMessageId}@guest.test>`
  const mail = [
    ...[`From: Anna <${bench.address}>`, `To: ${to}`, ...(cc === undefined ? [] : [`Cc: ${cc}`])],
    ...[
      `Date: ${new Date().toUTCString()}`,
      `Message-ID: ${id ?? `<${randomUUID()}@phone.test>`}`,
      'Subject: Re: Parcheggio',
    ],
    ...[`In-Reply-To: ${named}`, `References: <first@guest.test>\r\n ${named}`, ...headers, '', 'Sì, certo!', ''],
  ].join('\r\n')
  await inMailbox(bench.address, (client) => client.append(folder, mail, ['\\Seen']))
}

const arrivedAt = (guest: string) =>
  inMailbox(guest, async (client) => {
    await client.mailboxOpen('INBOX', { readOnly: true })
    return client.mailbox === false ? 0 : client.mailbox.exists
  })
const send = (messageId: string) => sendMessage(bench.deps, { hostId: bench.hostId, messageId })
const WHY = [{ code: 'answered_elsewhere', params: {} }]

test('a draft that would leave by itself waits where the host has answered by their own mail program, and says why', async () => {
  const guest = await bench.guestWrites()
  const id = await bench.draft(guest, 'scheduled')
  await sentByHand(guest)
  expect(await send(id)).toMatchObject({ status: 'pending', deadlineAt: null })
  expect(await bench.row(id)).toMatchObject({ status: 'pending', reasons: WHY })
  expect(await bench.deliveries(id)).toMatchObject([{ state: 'failed', rfcMessageId: null }])
  expect((await bench.chat(guest.chatId)).lastMessageStatus).toBe('pending')
  expect(await arrivedAt(guest.guest)).toBe(0)
})

test('a fallback in its undo window is taken back for its draft', async () => {
  const guest = await bench.guestWrites()
  const draftId = await bench.draft(guest, 'pending', { deadlineAt: new Date(Date.now() - 1000) })
  const { fallbackId } = await claimFallback(bench.deps, { hostId: bench.hostId, messageId: draftId })
  const id = fallbackId ?? ''
  await bench.inHost((tx) => messageRows(tx).update({ where: { id }, data: { undoUntil: new Date(0) } }))
  await sentByHand(guest, { to: 'altra@persona.test', cc: `Marco <${guest.guest.toUpperCase()}>` })
  await send(id)
  expect((await bench.row(id)).status).toBe('discarded')
  expect(await bench.row(draftId)).toMatchObject({ status: 'pending', deadlineAt: null, reasons: WHY })
  expect(await arrivedAt(guest.guest)).toBe(0)
})

test('so it does where a phone keeps what it sends in a folder of its own', async () => {
  await inMailbox(bench.address, (client) => client.mailboxCreate('Sent Messages'))
  const guest = await bench.guestWrites()
  const id = await bench.draft(guest, 'scheduled')
  await sentByHand(guest, { folder: 'Sent Messages' })
  expect(await send(id)).toMatchObject({ status: 'pending' })
})

test('so it does where only a mark says that it was answered', async () => {
  const guest = await bench.guestWrites()
  const id = await bench.draft(guest, 'scheduled')
  const mail = [`From: ${guest.guest}`, `Message-ID: <${guest.guestMessageId}@guest.test>`, '', 'Parcheggio?', ''].join(
    '\r\n',
  )
  await inMailbox(bench.address, (client) => client.append('INBOX', mail, ['\\Answered']))
  expect(await send(id)).toMatchObject({ status: 'pending' })
  const other = await bench.guestWrites()
  expect(await send(await bench.draft(other, 'scheduled'))).toMatchObject({ status: 'sent' })
})

test('an answer to the first of a burst counts for what answers all of it', async () => {
  const first = await bench.guestWrites()
  const next = await bench.writesAgain(first)
  const id = await bench.draft({ ...first, guestMessageId: next }, 'scheduled', { seq: 2 })
  const { createdAt } = await bench.row(first.guestMessageId)
  await bench.inHost((tx) => messageRows(tx).update({ where: { id }, data: { askedSince: createdAt } }))
  await sentByHand(first)
  expect(await send(id)).toMatchObject({ status: 'pending' })
})

test.each<[string, Mail]>([
  ['a mail that answers somebody else', { answers: '<another@guest.test>' }],
  ['the guest’s mail that the host has sent on', { to: 'pulizie@casa.test' }],
  ['the mailbox’s own responder', { headers: ['Auto-Submitted: auto-replied'] }],
])('%s is no answer of theirs: the draft leaves', async (_, mail) => {
  const guest = await bench.guestWrites()
  const id = await bench.draft(guest, 'scheduled')
  await sentByHand(guest, mail)
  expect(await send(id)).toMatchObject({ status: 'sent' })
  expect(await arrivedAt(guest.guest)).toBe(1)
})

test('nor is what was sent from here and filed there', async () => {
  const guest = await bench.guestWrites()
  const before = await bench.draft(guest, 'scheduled')
  expect(await send(before)).toMatchObject({ status: 'sent' })
  const [{ rfcMessageId } = { rfcMessageId: null }] = await bench.deliveries(before)
  await sentByHand(guest, { id: rfcMessageId ?? '' })
  expect(await send(await bench.draft(guest, 'scheduled'))).toMatchObject({ status: 'sent' })
})

test('what the host said yes to leaves whatever else they wrote', async () => {
  const guest = await bench.guestWrites()
  const id = await bench.draft(guest, 'approved')
  await sentByHand(guest)
  expect(await send(id)).toMatchObject({ status: 'sent' })
})

test('a mailbox that cannot be asked keeps nothing back', async () => {
  const guest = await bench.guestWrites()
  const id = await bench.draft(guest, 'scheduled')
  await sentByHand(guest)
  const source = await bench.source(bench.sourceId)
  const away = JSON.parse(JSON.stringify(source.config)) as { inbound: { port: number } }
  const { port } = away.inbound
  const setPort = (to: number) => {
    away.inbound.port = to
    return bench.inHost((tx) => tx.messageSource.update({ where: { id: bench.sourceId }, data: { config: away } }))
  }
  await setPort(1)
  expect(await send(id)).toMatchObject({ status: 'sent' })
  await setPort(port)
})
