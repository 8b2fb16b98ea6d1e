import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { lockChat } from './lock-chat.ts'
import { settleDraft } from './settle-draft.ts'
import { type NewDraft, writeDraft } from './write-draft.ts'

let bench: SendBench
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
})
afterAll(() => bench.close())

const now = new Date('2026-11-21T12:00:00Z')
const columns = {
  ...{ text: 'Sì.', aiText: 'Sì.', language: 'it', propertyId: null, drafter: 'built-in', confidence: 7 },
  evidence: { topics: ['parking'], claims: [], unknowns: [], risks: [] },
  reasons: [say({ code: 'nothing_asked' })],
  ...{ deadlineAt: new Date(now.getTime() + 60_000), undoUntil: now, modelDueAt: new Date(now.getTime() + 30_000) },
  askedSince: now,
}
type Guest = Awaited<ReturnType<SendBench['guestWrites']>>

const write = ({ chatId, guestMessageId }: Guest, command: NewDraft['command'] = 'settle_as_pending') => {
  const { hostId } = bench
  const guest = { id: guestMessageId, hostId, chatId }
  return bench.inHost(async (tx) => {
    await lockChat(tx, guest)
    return writeDraft(tx, { id: randomUUID(), guest, command, columns, createdAt: now, now })
  })
}
const draftsOf = ({ chatId }: Guest) =>
  bench.inHost((tx) => tx.message.findMany({ where: { hostId: bench.hostId, chatId, kind: 'draft' } }))

/** What is counted of a chat's messages since the given row of the changes. */
const figuresSince = (id: bigint) =>
  bench.inHost((tx) =>
    tx.figureChange.findMany({
      where: { hostId: bench.hostId, id: { gt: id } },
      select: { kind: true, many: true, total: true },
    }),
  )
const lastFigure = async () =>
  (await bench.inHost((tx) => tx.figureChange.aggregate({ where: { hostId: bench.hostId }, _max: { id: true } })))._max
    .id ?? 0n

describe('a draft that is written at once', () => {
  test.each(['settle_as_scheduled', 'settle_as_pending', 'settle_as_no_reply_needed'] as const)(
    'is, in its list and figures too, what one becomes that is begun and takes %s',
    async (command) => {
      const [one, other] = [await bench.guestWrites(), await bench.guestWrites()]
      const before = await lastFigure()
      const begun = await bench.draft(other, 'drafting', { text: '', confidence: null })
      await bench.inHost((tx) => settleDraft(tx, { hostId: bench.hostId, messageId: begun, command, columns, now }))
      const between = await lastFigure()
      const written = await write(one, command)
      const [figures, expectedFigures] = [await figuresSince(between), await figuresSince(before)]
      expect(figures).toEqual(expectedFigures.slice(0, expectedFigures.length - figures.length))
      expect(figures).toHaveLength(command === 'settle_as_pending' ? 1 : 0)
      const [draft, expected] = [await bench.row(written?.id ?? ''), await bench.row(begun)]
      const place = { id: draft.id, chatId: one.chatId, answersId: one.guestMessageId, questionAt: draft.questionAt }
      const { createdAt, storedAt } = draft
      expect(draft).toEqual({ ...expected, ...place, createdAt, storedAt })
      expect(draft.questionAt).not.toBeNull()
      expect(written).toEqual({
        ...{ id: draft.id, status: draft.status, version: draft.version },
        ...{ deadlineAt: draft.deadlineAt, undoUntil: draft.undoUntil },
      })
      const { lastMessageStatus, lastMessageText, aiConfidence } = await bench.chat(other.chatId)
      expect(await bench.chat(one.chatId)).toMatchObject({ lastMessageStatus, lastMessageText, aiConfidence })
    },
  )

  test('tells of itself and of its chat', async () => {
    const guest = await bench.guestWrites()
    const written = await write(guest)
    const of = { hostId: bench.hostId, entityId: { in: [written?.id ?? '', guest.chatId] } }
    const events = await bench.inHost((tx) => tx.liveEvent.findMany({ where: of, orderBy: { id: 'asc' } }))
    expect(
      events
        .slice(-2)
        .map(({ entity, change }) => `${entity} ${change}`)
        .toSorted(),
    ).toEqual(['chat updated', 'message created'])
  })

  test('stands beside no other of the same message, asked by twenty at once', async () => {
    const guest = await bench.guestWrites()
    const written = await Promise.all(Array.from({ length: 20 }, () => write(guest)))
    expect(written.filter((draft) => draft !== null)).toHaveLength(1)
    expect(await draftsOf(guest)).toHaveLength(1)
  })

  test('is not written where the guest has gone on, or its source is deleted', async () => {
    const overtaken = await bench.guestWrites()
    await bench.writesAgain(overtaken)
    expect(await write(overtaken)).toBeNull()
    const orphan = await bench.guestWrites()
    const deletedAt = (at: Date | null) =>
      bench.inHost((tx) =>
        tx.messageSource.updateMany({ where: { id: bench.sourceId, hostId: bench.hostId }, data: { deletedAt: at } }),
      )
    await deletedAt(now)
    expect(await write(orphan)).toBeNull()
    await deletedAt(null)
    expect([...(await draftsOf(overtaken)), ...(await draftsOf(orphan))]).toEqual([])
  })

  test('answers no other host’s message', async () => {
    const guest = await bench.guestWrites()
    const elsewhere = { id: guest.guestMessageId, hostId: randomUUID(), chatId: guest.chatId }
    const draft = {
      id: randomUUID(),
      guest: elsewhere,
      command: 'settle_as_pending',
      columns,
      createdAt: now,
      now,
    } as const
    expect(await bench.inHost((tx) => writeDraft(tx, draft))).toBeNull()
  })
})
