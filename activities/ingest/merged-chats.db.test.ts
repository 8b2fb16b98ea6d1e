import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { inHost } from '#prisma/host-scope.ts'
import { isOvertaken } from '#prisma/messages/is-overtaken.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const START = Date.now() - 3_600_000
const place = () => ({
  hostId: bench.hostId,
  sourceId: bench.sourceId,
  historyBefore: new Date(0),
  progress: { kind: 'none' } as const,
})
const ingest = (messages: IncomingMessage[], historyBefore = new Date(0)) =>
  ingestBatch(bench.deps, { ...place(), historyBefore, messages })

type Written = Partial<IncomingMessage> & { nth: number; of: string }
/** `of`: which guest. Each is written ten minutes after the one before it. */
function mail({ nth, of, references = [], ...fields }: Written): IncomingMessage {
  const peer = `${of}@guest.test`
  const id = (one: string) => `<${one}.${of}@guest.test>`
  return {
    ...blankMessage(randomUUID(), 'email', new Date(START + nth * 600_000)),
    isAutomatic: false,
    ...{ peer, replyTo: peer, name: 'Marco Rossi', subject: `Domanda ${nth}`, text: `Parole ${nth}` },
    ...{ rfcMessageId: id(String(nth)), references: references.map(id), ...fields },
  }
}
const guest = () => `g${randomUUID().slice(0, 8)}`

const chatsOf = (of: string) =>
  bench.inHost((tx) =>
    tx.chat.findMany({ where: { hostId: bench.hostId, email: `${of}@guest.test` }, orderBy: { createdAt: 'asc' } }),
  )
const messagesOf = (chatId: string) =>
  bench.inHost((tx) =>
    tx.message.findMany({ where: { hostId: bench.hostId, chatId }, orderBy: [{ seq: 'asc' }, { createdAt: 'asc' }] }),
  )
const oneChat = async (of: string) => {
  const [chat, ...others] = await chatsOf(of)
  if (chat === undefined || others.length > 0) throw new Error(`${others.length + 1} chats`)
  return chat
}
const draft = async (chatId: string, answersId: string, seq: number, status: 'pending' | 'sent' = 'pending') => {
  const id = randomUUID()
  await bench.inHost((tx) =>
    messageRows(tx).create({
      data: {
        ...{ id, hostId: bench.hostId, sourceId: bench.sourceId, chatId, answersId, seq, status },
        ...{ kind: 'draft', text: 'Sì.', confidence: 80, version: 2 },
      },
    }),
  )
  return id
}

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one) => permutations(all.filter((other) => other !== one)).map((rest) => [one, ...rest]))

/** Two beginnings, an answer to each, and the last names both. */
const THREAD = [
  { nth: 1, references: [] },
  { nth: 2, references: [] },
  { nth: 3, references: ['1'] },
  { nth: 4, references: ['2', '3'] },
]

test.each(permutations([0, 1, 2, 3]).map((order) => [order.join(''), order]))(
  'four mails in the order %s are one chat with the same words and states',
  async (_, order) => {
    const of = guest()
    for (const at of order) {
      const written = THREAD[at]
      if (written !== undefined) await ingest([mail({ ...written, of })])
    }
    const chat = await oneChat(of)
    const messages = await messagesOf(chat.id)
    expect(messages.map(({ text }) => text).toSorted()).toEqual(['Parole 1', 'Parole 2', 'Parole 3', 'Parole 4'])
    expect(messages.map(({ status }) => status)).toEqual(Array(4).fill('received'))
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect(chat).toMatchObject({
      headSeq: 4,
      unreadCount: 4,
      lastMessageStatus: 'received',
      lastMessageText: 'Parole 4',
    })
  },
)

/** Two chats of one guest, in the order of their beginning. */
async function twoChats(of = guest()) {
  await ingest([mail({ nth: 1, of })])
  await ingest([mail({ nth: 2, of })])
  const [one, other] = await chatsOf(of)
  if (one === undefined || other === undefined) throw new Error('not two chats')
  const [first] = await messagesOf(one.id)
  const [second] = await messagesOf(other.id)
  return { of, one, other, firstId: first?.id ?? '', secondId: second?.id ?? '' }
}
const bridge = (of: string, fields: Partial<IncomingMessage> = {}) =>
  mail({ nth: 3, of, references: ['1', '2'], ...fields })

test('the older chat stays, its drafts give way to what is asked now, and the other’s address leads there', async () => {
  const { of, one, other, firstId, secondId } = await twoChats()
  const drafts = [await draft(one.id, firstId, 1), await draft(other.id, secondId, 1)]
  const { superseded } = await ingest([bridge(of)])
  const chat = await oneChat(of)
  expect(chat.id).toBe(one.id)
  const messages = await messagesOf(one.id)
  expect(messages.map(({ kind, seq, status }) => [kind, seq, status])).toEqual([
    ['guest', 1, 'received'],
    ['draft', 1, 'superseded'],
    ['guest', 2, 'received'],
    ['draft', 2, 'superseded'],
    ['guest', 3, 'received'],
  ])
  expect(superseded.map(({ messageId }) => messageId).toSorted()).toEqual(drafts.toSorted())
  const [merged] = await bench.inHost((tx) =>
    tx.mergedChat.findMany({ where: { hostId: bench.hostId, intoId: one.id } }),
  )
  expect(merged).toMatchObject({ fromId: other.id, messageId: messages.at(-1)?.id })
  const audits = await bench.inHost((tx) =>
    tx.auditEvent.findMany({ where: { subject: one.id, action: 'chat.merge' } }),
  )
  expect(audits).toMatchObject([{ actor: 'system', detail: { from: other.id } }])
})

test('what was answered stays answered, and what is open stays open', async () => {
  const of = guest()
  const { one, other, firstId, secondId } = await twoChats(of)
  const { hostId, sourceId } = bench
  // The younger chat's question was answered after the older chat's was asked.
  await bench.inHost(async (tx) => {
    const reply = { id: randomUUID(), hostId, sourceId, chatId: other.id, kind: 'host_reply', status: 'sent' } as const
    await messageRows(tx).create({ data: { ...reply, seq: 2, text: 'Ecco.', createdAt: new Date(START + 1_500_000) } })
    await tx.chat.updateMany({ where: { id: other.id, hostId }, data: { headSeq: 2, lastMessageStatus: 'sent' } })
  })
  const waiting = await draft(one.id, firstId, 1)
  // Nothing that wants an answer: written before the mailbox was connected.
  await ingest([bridge(of)], new Date())
  const chat = await oneChat(of)
  const messages = new Map((await messagesOf(chat.id)).map((message) => [message.id, message]))
  const isBehind = (id: string) =>
    inHost(bench.deps.db, hostId, (tx) => isOvertaken(tx, { hostId, chatId: chat.id, seq: messages.get(id)?.seq ?? 0 }))
  expect([await isBehind(secondId), await isBehind(firstId)]).toEqual([true, false])
  expect(messages.get(waiting)).toMatchObject({ status: 'pending', seq: messages.get(firstId)?.seq })
  expect(chat).toMatchObject({ lastMessageStatus: 'pending', queue: 'approve' })
})

test('of two drafts that wait the older gives way, and the newest is written again with what that answered', async () => {
  const { of, one, other, firstId, secondId } = await twoChats()
  const [older, newer] = [await draft(one.id, firstId, 1), await draft(other.id, secondId, 1)]
  const { superseded } = await ingest([bridge(of)], new Date())
  const messages = new Map((await messagesOf(one.id)).map((message) => [message.id, message]))
  expect([messages.get(older)?.status, messages.get(newer)]).toMatchObject([
    'superseded',
    { status: 'drafting', text: '' },
  ])
  expect(superseded.map(({ messageId }) => messageId).toSorted()).toEqual([newer, older].toSorted())
})

test.each<[string, Partial<IncomingMessage>]>([
  ['another guest’s', { peer: 'other@guest.test' }],
  ['a machine’s', { isAutomatic: true }],
  ['a disowned', { authentication: 'fail' }],
])('%s mail that names both merges nothing', async (_, fields) => {
  const { of } = await twoChats()
  await ingest([bridge(of, fields)])
  expect(await chatsOf(of)).toHaveLength(2)
})

test.each([
  [
    'two confirmed stays',
    { checkInDate: new Date('2026-12-01'), checkOutDate: new Date('2026-12-05'), stayConfirmedBy: 'host' as const },
    { checkInDate: new Date('2027-02-01'), checkOutDate: new Date('2027-02-05'), stayConfirmedBy: 'host' as const },
  ],
  ['two reservations', { reservationCode: 'A' }, { reservationCode: 'B' }],
  ['two addresses for the answer', { replyTo: 'a@guest.test' }, { replyTo: 'b@guest.test' }],
  ['two names', { sender: 'Anna Bianchi' }, { sender: 'Marco Rossi' }],
])('%s stay two chats', async (_, ofOne, ofOther) => {
  const { of, one, other } = await twoChats()
  await bench.inHost(async (tx) => {
    await tx.chat.updateMany({ where: { id: one.id, hostId: bench.hostId }, data: ofOne })
    await tx.chat.updateMany({ where: { id: other.id, hostId: bench.hostId }, data: ofOther })
  })
  await ingest([bridge(of)])
  expect(await chatsOf(of)).toHaveLength(2)
})

test('three chats become one, and so do those that a batch only began', async () => {
  const of = guest()
  for (const nth of [1, 2, 3]) await ingest([mail({ nth, of })])
  expect(await chatsOf(of)).toHaveLength(3)
  await ingest([
    mail({ nth: 4, of }),
    mail({ nth: 5, of, references: ['1', '4'] }),
    mail({ nth: 6, of, references: ['2', '3', '5'] }),
  ])
  const chat = await oneChat(of)
  expect((await messagesOf(chat.id)).map(({ text, seq }) => [text, seq])).toEqual(
    [1, 2, 3, 4, 5, 6].map((nth) => [`Parole ${nth}`, nth]),
  )
  const merged = await bench.inHost((tx) =>
    tx.mergedChat.findMany({ where: { hostId: bench.hostId, intoId: chat.id } }),
  )
  expect(merged).toHaveLength(2)
})

test('a chat that was merged into one that is merged later leads to the last', async () => {
  const of = guest()
  for (const nth of [1, 2, 3]) await ingest([mail({ nth, of })])
  const [first, second, third] = await chatsOf(of)
  await ingest([mail({ nth: 4, of, references: ['2', '3'] })])
  await ingest([mail({ nth: 5, of, references: ['1', '4'] })])
  const merged = await bench.inHost((tx) =>
    tx.mergedChat.findMany({ where: { hostId: bench.hostId, intoId: first?.id ?? '' } }),
  )
  expect(merged.map(({ fromId }) => fromId).toSorted()).toEqual([second?.id, third?.id].toSorted())
})
