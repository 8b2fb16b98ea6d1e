import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { saveUnsentText } from '#prisma/unsent/save-unsent-text.ts'
import { AMPLE_CAPS } from '#tests/reply/ample-caps.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { OTHER_RACE_ROUNDS, RACE_LIMITS, ROUNDS_TIMEOUT_MS, raceRounds } from '#tests/rounds.ts'
import { claimSend } from './claim-send.ts'

let bench: SendBench
let elsewhere: { sourceId: string }
beforeAll(async () => {
  bench = await openSendBench(inject('parts'), { limits: RACE_LIMITS })
  elsewhere = await bench.addMailbox()
})
afterAll(() => bench.close())

const ingest = (
  peer: string,
  references: string[],
  {
    rfcMessageId = `<${randomUUID()}@guest.test>`,
    sourceId = bench.sourceId,
  }: { rfcMessageId?: string; sourceId?: string } = {},
) =>
  ingestBatch(bench.deps, {
    ...{ hostId: bench.hostId, sourceId, historyBefore: new Date(0), progress: { kind: 'none' } as const },
    messages: [
      {
        ...blankMessage(randomUUID(), 'email', new Date()),
        ...{
          isAutomatic: false,
          peer,
          replyTo: peer,
          name: 'Marco',
          subject: randomUUID(),
          text: 'Parole',
          rfcMessageId,
          references,
        },
      },
    ],
  })

/** Two chats of one guest, each with a draft that waits. */
async function twoChats() {
  const peer = `g${randomUUID().slice(0, 8)}@guest.test`
  const ids = [`<a${randomUUID()}>`, `<b${randomUUID()}>`]
  for (const rfcMessageId of ids) await ingest(peer, [], { rfcMessageId })
  const chats = await bench.inHost((tx) =>
    tx.chat.findMany({
      where: { hostId: bench.hostId, email: peer },
      orderBy: { createdAt: 'asc' },
      include: { messages: true },
    }),
  )
  const drafts: string[] = []
  for (const { id, messages } of chats)
    drafts.push(await bench.draft({ chatId: id, guestMessageId: messages[0]?.id ?? '' }, 'pending'))
  const [into, from] = chats.map(({ id }) => id)
  if (into === undefined || from === undefined) throw new Error('not two chats')
  return { peer, ids, into, from, drafts }
}
const oneChat = async (peer: string) => {
  const where = { hostId: bench.hostId, email: peer }
  const chats = await bench.inHost((tx) => tx.chat.findMany({ where, include: { messages: true } }))
  expect(chats).toHaveLength(1)
  return chats[0]
}

test(
  'a yes to a draft that is just moved is taken or refused, and what was said yes to leaves once',
  async () => {
    await raceRounds(async () => {
      const { peer, ids, drafts } = await twoChats()
      const id = drafts[1] ?? ''
      const [approved] = await Promise.all([bench.host.approve(id, { undoSeconds: 0 }), ingest(peer, ids)])
      const chat = await oneChat(peer)
      const row = chat?.messages.find((message) => message.id === id)
      expect(row?.status).toBe(approved.outcome === 'changed' ? 'approved' : 'superseded')
      const claim = () =>
        bench.inHost((tx) =>
          claimSend(tx, {
            hostId: bench.hostId,
            messageId: id,
            mailHeldBy: null,
            caps: AMPLE_CAPS,
            now: new Date(Date.now() + 1000),
          }),
        )
      const claims = await Promise.all([claim(), claim()])
      const keys = new Set(claims.flatMap((one) => ('sendKey' in one ? [one.sendKey] : [])))
      expect(keys.size).toBe(approved.outcome === 'changed' ? 1 : 0)
      expect((await bench.deliveries(id)).map(({ chatId }) => chatId)).toEqual(
        approved.outcome === 'changed' ? [chat?.id] : [],
      )
    }, OTHER_RACE_ROUNDS)
  },
  ROUNDS_TIMEOUT_MS,
)

test(
  'a reply to a chat that is just merged stands in the one that stays, or in none',
  async () => {
    await raceRounds(async () => {
      const { peer, ids, from } = await twoChats()
      const [reply] = await Promise.allSettled([bench.host.reply(from), ingest(peer, ids)])
      const chat = await oneChat(peer)
      const replies = chat?.messages.filter(({ kind }) => kind === 'host_reply') ?? []
      expect(replies).toHaveLength(reply.status === 'fulfilled' ? 1 : 0)
      if (reply.status === 'rejected') expect(reply.reason).toMatchObject({ kind: 'not_found' })
      const numbers = chat?.messages
        .filter(({ kind }) => kind === 'guest' || kind === 'host_reply')
        .map(({ seq }) => seq)
      expect(numbers?.toSorted((one, other) => one - other)).toEqual(numbers?.map((_, at) => at + 1))
      expect(chat?.headSeq).toBe(numbers?.length)
    }, OTHER_RACE_ROUNDS)
  },
  ROUNDS_TIMEOUT_MS,
)

test(
  'two mailboxes bring in what merges and what answers, and nothing of either is lost',
  async () => {
    await raceRounds(async () => {
      const { peer, ids } = await twoChats()
      const last = ids.slice(-1)
      await Promise.all([
        ingest(peer, ids),
        ingest(peer, last, { sourceId: elsewhere.sourceId }),
        ingest(peer, ids, { sourceId: elsewhere.sourceId }),
      ])
      const chat = await oneChat(peer)
      const guests = chat?.messages.filter(({ kind }) => kind === 'guest') ?? []
      expect(guests.map(({ seq }) => seq).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5])
      expect(chat).toMatchObject({ headSeq: 5, unreadCount: 5 })
    }, OTHER_RACE_ROUNDS)
  },
  ROUNDS_TIMEOUT_MS,
)

test(
  'what a window saves in a chat that is just merged is kept, or it is told that the chat is gone',
  async () => {
    await raceRounds(async () => {
      const { peer, ids, from, into } = await twoChats()
      const words = {
        hostId: bench.hostId,
        id: from,
        chatId: from,
        draftVersion: null,
        text: 'Certo',
        version: 0,
        writer: 'w',
      }
      const [saved] = await Promise.allSettled([
        bench.inHost((tx) => saveUnsentText(tx, words, new Date())),
        ingest(peer, ids),
      ])
      await oneChat(peer)
      const where = { hostId: bench.hostId, chatId: into }
      const kept = await bench.inHost((tx) => tx.unsentText.findMany({ where }))
      expect(kept.map(({ id, text }) => [id, text])).toEqual(saved.status === 'fulfilled' ? [[into, 'Certo']] : [])
    }, OTHER_RACE_ROUNDS)
  },
  ROUNDS_TIMEOUT_MS,
)
