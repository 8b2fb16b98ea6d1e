import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { blankMessage } from '#activities/channels/blank-message.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { ingestBatch } from '#activities/ingest/ingest-batch.ts'
import { isOvertaken } from '#prisma/messages/is-overtaken.ts'
import { messageRows } from '#prisma/messages/message-rows.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const START = Date.now() - 3_600_000

function mail(peer: string, nth: number, references: number[] = []): IncomingMessage {
  const id = (one: number) => `<${one}.${peer}>`
  return {
    ...blankMessage(randomUUID(), 'email', new Date(START + nth * 60_000)),
    isAutomatic: false,
    ...{ peer, replyTo: peer, name: 'Marco Rossi', subject: `Domanda ${nth}`, text: `Parole ${nth}` },
    ...{ rfcMessageId: id(nth), references: references.map(id) },
  }
}

const ingest = (message: IncomingMessage, historyBefore = new Date(0)) =>
  ingestBatch(bench.deps, {
    ...{ hostId: bench.hostId, sourceId: bench.sourceId, messages: [message], progress: { kind: 'none' } },
    historyBefore,
  })

/** A question in each of two chats of one guest. */
async function twoChats() {
  const peer = `g${randomUUID().slice(0, 8)}@guest.test`
  await ingest(mail(peer, 1))
  await ingest(mail(peer, 2))
  const [first, second] = await bench.inHost((tx) =>
    tx.message.findMany({ where: { hostId: bench.hostId, fromAddress: peer }, orderBy: { createdAt: 'asc' } }),
  )
  if (first === undefined || second === undefined) throw new Error('not asked')
  return { peer, first, second }
}

test.each(['scheduled', 'pending', 'discarded'] as const)(
  'what was asked in one chat and has no draft yet is not behind a %s draft of the other, which says nothing of it',
  async (status) => {
    const { hostId, sourceId } = bench
    const { peer, first, second } = await twoChats()
    const place = { id: randomUUID(), hostId, sourceId, chatId: second.chatId, answersId: second.id, seq: 1 }
    const said = { text: 'Sì.', confidence: 90, version: 2 }
    await bench.inHost((tx) => messageRows(tx).create({ data: { ...place, ...said, kind: 'draft', status } }))
    // Older than the mailbox: it asks nothing itself.
    await ingest(mail(peer, 3, [1, 2]), new Date())
    const [asked, draft] = await bench.inHost(async (tx) => [
      await tx.message.findUniqueOrThrow({ where: { id: first.id } }),
      await tx.message.findUniqueOrThrow({ where: { id: place.id } }),
    ])
    expect(await bench.inHost((tx) => isOvertaken(tx, asked))).toBe(false)
    // The draft of what was asked first answers both.
    expect(draft.status).toBe(status === 'discarded' ? 'discarded' : 'superseded')
  },
)

test.each([
  ['older', 'younger'],
  ['younger', 'older'],
])(
  'the host’s word that the %s chat needs no answer is none on the %s one, whose reply did not leave',
  async (dismissed) => {
    const { hostId, sourceId } = bench
    const { peer, first, second } = await twoChats()
    const [done, failed] = dismissed === 'older' ? [first, second] : [second, first]
    await bench.inHost(async (tx) => {
      await tx.unansweredMessage.deleteMany({ where: { hostId, messageId: { in: [first.id, second.id] } } })
      await tx.chat.updateMany({ where: { hostId, id: done.chatId }, data: { dismissedAt: new Date() } })
      const reply = { hostId, sourceId, chatId: failed.chatId, kind: 'host_reply', status: 'failed', seq: 2 } as const
      await messageRows(tx).create({ data: { ...reply, text: 'Certo.' } })
      await tx.chat.updateMany({
        where: { hostId, id: failed.chatId },
        data: { headSeq: 2, lastMessageStatus: 'failed' },
      })
    })
    await ingest(mail(peer, 3, [1, 2]), new Date())
    const chats = await bench.inHost((tx) => tx.chat.findMany({ where: { hostId, email: peer } }))
    expect(chats).toMatchObject([{ lastMessageStatus: 'failed', queue: 'answer', dismissedAt: null }])
  },
)
