import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { MESSAGE_COMMANDS } from '#tests/reply/message-commands.ts'
import { openSendBench, type SendBench } from '#tests/reply/send-bench.ts'
import { MESSAGE_KINDS, type MessageKind } from '#workflows/domain/message-kind.ts'
import { MESSAGE_STATUSES, type MessageStatus } from '#workflows/domain/message-status.ts'
import { judge } from '#workflows/domain/message-transitions.ts'
import { changeDrafts, changeSet } from './change-drafts.ts'
import { changeMessage } from './change-message.ts'
import { EFFECTS } from './command-effects.ts'
import { endDraftsOfSource } from './end-drafts-of-source.ts'
import { lockMessage } from './lock-message.ts'
import { messageRows } from './message-rows.ts'

let bench: SendBench
let chatId: string
let guestMessageId: string
beforeAll(async () => {
  bench = await openSendBench(inject('parts'))
  const guest = await bench.guestWrites()
  chatId = guest.chatId
  guestMessageId = guest.guestMessageId
})
afterAll(() => bench.close())

const now = new Date('2026-11-21T12:00:00Z')
const UNDONE = new Error('undone')

/** Runs each in turn and takes it back, so that the next finds the rows as they were: in one transaction, which is half of the work. */
const eachUndone = <T>(all: readonly T[], work: (tx: Transaction, one: T) => Promise<void>) =>
  inHost(
    bench.deps.db,
    bench.hostId,
    async (tx) => {
      for (const one of all) {
        await tx.$executeRaw`savepoint before`
        await work(tx, one)
        await tx.$executeRaw`rollback to before`
      }
    },
    { timeoutMs: 60_000 },
  )

/** One message of ours beside the guest's. */
async function given(kind: MessageKind, status: MessageStatus) {
  const { hostId, sourceId } = bench
  const data = { id: randomUUID(), hostId, sourceId, chatId, kind, status, seq: 1, text: 'Ciao' }
  await bench.inHost(async (tx) => {
    await tx.message.deleteMany({ where: { chatId, id: { not: guestMessageId } } })
    await messageRows(tx).create({ data })
  })
  return { hostId, messageId: data.id }
}

/** Runs the work and takes it back, so that the next command finds the row as it was. */
const undone = (work: (tx: Transaction) => Promise<void>) =>
  bench
    .inHost(async (tx) => {
      await work(tx)
      throw UNDONE
    })
    .catch((error: unknown) => {
      if (error !== UNDONE) throw error
    })

test.each(MESSAGE_KINDS)(
  'of every state and command on a %s PostgreSQL makes what the table says, and nothing else',
  async (kind) => {
    for (const status of MESSAGE_STATUSES) {
      const ref = await given(kind, status)
      await eachUndone(MESSAGE_COMMANDS, async (tx, command) => {
        const verdict = judge({ kind, status }, command)
        const said = `${kind} ${status} ${command}`
        const answer = await changeMessage(tx, await lockMessage(tx, ref), { command, by: { actor: 'kc-anna' }, now })
        const row = await tx.message.findUniqueOrThrow({ where: { id: ref.messageId } })
        const expected = verdict.accepted
          ? { status: verdict.to, version: 2, wakeOwedAt: EFFECTS[command].wakes ? now : null }
          : { status, version: 1, wakeOwedAt: null }
        expect(row, said).toMatchObject(expected)
        expect(answer, said).toMatchObject(
          verdict.accepted
            ? { outcome: 'changed', row: { status: verdict.to } }
            : { outcome: 'refused', refusal: { code: 'settled_before', params: { status } }, row: { status } },
        )
        const chat = await tx.chat.findUniqueOrThrow({ where: { id: chatId } })
        expect(chat.lastMessageStatus, said).toBe(verdict.accepted ? shownOf(kind, verdict.to) : 'received')
        const audits = await tx.auditEvent.findMany({ where: { subject: ref.messageId }, select: { action: true } })
        const { audit } = EFFECTS[command]
        expect(audits, said).toEqual(verdict.accepted && audit !== null ? [{ action: audit }] : [])
      })
    }
  },
)

/** What is no draft and was taken back stands for nothing: the guest's message shows again. What is sent in place of an answer is none. */
const shownOf = (kind: MessageKind, to: MessageStatus) => {
  if (kind !== 'draft' && to === 'discarded') return 'received'
  return to === 'sent' && (kind === 'fallback' || kind === 'emergency') ? 'fallback_sent' : to
}

test.each(MESSAGE_KINDS)('whatever becomes of a %s, the list shows the draft that waits beside it', async (kind) => {
  for (const status of MESSAGE_STATUSES) {
    const commands = MESSAGE_COMMANDS.filter((command) => judge({ kind, status }, command).accepted)
    if (commands.length === 0) continue
    const ref = await given(kind, status)
    const { hostId, sourceId } = bench
    const beside = { hostId, sourceId, chatId, kind: 'draft', status: 'pending', seq: 1, text: 'Ecco' } as const
    await bench.inHost((tx) => messageRows(tx).create({ data: { ...beside, createdAt: new Date(0) } }))
    await eachUndone(commands, async (tx, command) => {
      await changeMessage(tx, await lockMessage(tx, ref), { command, by: { actor: 'kc-anna' }, now })
      const chat = await tx.chat.findUniqueOrThrow({ where: { id: chatId } })
      expect(chat.lastMessageStatus, `${kind} ${status} ${command}`).toBe('pending')
    })
  }
})

const by = { actor: 'kc-anna' }
const OVERTAKER = randomUUID()
const SETS = {
  supersede: (tx: Transaction) => {
    const change = { hostId: bench.hostId, chatIds: [chatId], command: 'supersede' } as const
    return changeDrafts(tx, { ...change, supersededById: OVERTAKER, by, now })
  },
  end_with_source: (tx: Transaction) =>
    endDraftsOfSource(tx, { hostId: bench.hostId, sourceId: bench.sourceId, by, now }),
}

test.each(['supersede', 'end_with_source'] as const)(
  'of many messages at once %s changes those that the table says, and nothing else',
  async (command) => {
    for (const kind of MESSAGE_KINDS) {
      for (const status of MESSAGE_STATUSES) {
        await undone(async (tx) => {
          await tx.message.deleteMany({ where: { chatId } })
          const { hostId, sourceId } = bench
          const data = { hostId, sourceId, chatId, kind, status, seq: 1, text: 'Ciao', undoUntil: now }
          const ids = [randomUUID(), randomUUID()]
          await messageRows(tx).createMany({ data: ids.map((id) => ({ ...data, id })) })
          const woken = await SETS[command](tx)
          const verdict = kind === 'draft' ? judge({ kind, status }, command) : ({ accepted: false } as const)
          const said = `${kind} ${status}`
          const expected = verdict.accepted
            ? { status: verdict.to, version: 2, wakeOwedAt: now, settledAt: now, undoUntil: null }
            : { status, version: 1, wakeOwedAt: null, settledAt: null, undoUntil: now }
          const supersededById = verdict.accepted && command === 'supersede' ? OVERTAKER : null
          const row = { ...expected, supersededById }
          expect(await tx.message.findMany({ where: { chatId } }), said).toMatchObject([row, row])
          const changed = verdict.accepted ? ids.toSorted() : []
          expect(woken.map(({ messageId }) => messageId).toSorted(), said).toEqual(changed)
          const chat = await tx.chat.findUniqueOrThrow({ where: { id: chatId } })
          expect(chat.lastMessageStatus, said).toBe(verdict.accepted ? verdict.to : 'received')
          const where = { subject: { in: ids } }
          const audits = await tx.auditEvent.findMany({ where, select: { action: true, subject: true } })
          const { audit } = EFFECTS[command]
          expect(audits.map(({ subject }) => subject).toSorted(), said).toEqual(changed)
          expect(
            audits.every(({ action }) => action === audit),
            said,
          ).toBe(true)
        })
      }
    }
  },
)

test.each(['restore', 'restore_unwritten'] as const)(
  'of many messages at once %s gives back those that the table says, and nothing else',
  async (command) => {
    const { hostId, sourceId } = bench
    for (const kind of MESSAGE_KINDS) {
      for (const status of MESSAGE_STATUSES) {
        await undone(async (tx) => {
          await tx.message.deleteMany({ where: { chatId } })
          const data = { hostId, sourceId, chatId, kind, status, seq: 1, text: 'Ciao', settledAt: now }
          const [id, other] = [randomUUID(), randomUUID()]
          await messageRows(tx).createMany({ data: [id, other].map((one) => ({ ...data, id: one })) })
          const among = Prisma.sql`p.id = ${id}::uuid`
          const set = Prisma.sql`settled_at = null`
          const woken = await changeSet(tx, { hostId, chatIds: [chatId], command, among, set, by, now })
          const verdict = kind === 'draft' ? judge({ kind, status }, command) : ({ accepted: false } as const)
          const said = `${kind} ${status}`
          const untouched = { status, version: 1, wakeOwedAt: null, settledAt: now }
          const given = verdict.accepted
            ? { status: verdict.to, version: 2, wakeOwedAt: now, settledAt: null }
            : untouched
          expect(await tx.message.findUnique({ where: { id } }), said).toMatchObject(given)
          expect(await tx.message.findUnique({ where: { id: other } }), said).toMatchObject(untouched)
          expect(woken, said).toMatchObject(verdict.accepted ? [{ messageId: id, version: 2 }] : [])
          const audits = await tx.auditEvent.findMany({ where: { subject: id }, select: { action: true } })
          expect(audits, said).toEqual(verdict.accepted ? [{ action: EFFECTS[command].audit }] : [])
        })
      }
    }
  },
)
