import type { Transaction } from '#prisma/client.ts'
import { oweCapped } from '#prisma/deferrals/owe-capped.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { LEAVES_BY_ITSELF } from '#workflows/domain/message-transitions.ts'
import { isOfCap } from '#workflows/domain/send-caps.ts'
import type { DraftReason } from '#workflows/domain/sentences/sentence.ts'
import { SYSTEM } from './by.ts'
import { changeMessage } from './change-message.ts'
import { findDraft } from './fallback-partner.ts'
import { isOvertaken, overtakingReply } from './is-overtaken.ts'
import type { LockedMessage } from './lock-message.ts'
import type { MessageRow } from './message-row.ts'

type Held = { found: readonly DraftReason[]; now: Date }

/**
 * What would leave by itself waits for the host, without a deadline, and says why. A fallback is taken back for its draft.
 * Answers what waits.
 * @throws Error when a message was changed past the lock of its chat.
 */
export const waitInstead = (tx: Transaction, message: LockedMessage, held: Held): Promise<MessageRow> =>
  message.kind === 'fallback' ? takeFallbackBack(tx, message, held) : holdDraft(tx, message, held)

async function holdDraft(tx: Transaction, draft: LockedMessage, { found, now }: Held): Promise<MessageRow> {
  const said = await reasonsSaid(tx, draft)
  const saidCodes = new Set(said.map(({ code }) => code))
  const reasons = [...said, ...found.filter(({ code }) => !saidCodes.has(code))]
  const undecided = { deadlineAt: null, undoUntil: null, settledAt: null, recipient: null }
  const { row } = await changeMessage(tx, draft, { command: 'expire', set: { reasons, ...undecided }, by: SYSTEM, now })
  if (found.some(isOfCap)) await oweCapped(tx, row, now)
  return row
}

/** Its draft waits again, unless a newer message has overtaken it: that has a draft of its own. */
async function takeFallbackBack(tx: Transaction, fallback: LockedMessage, held: Held): Promise<MessageRow> {
  const { now } = held
  const set = { settledAt: now, undoUntil: null }
  const { row } = await changeMessage(tx, fallback, { command: 'expire', set, by: SYSTEM, now })
  const draft = await findDraft(tx, fallback)
  if (draft === null) return row
  return (await isOvertaken(tx, draft)) ? endOvertaken(tx, draft, now) : holdDraft(tx, draft, held)
}

/**
 * A newer message has made what would leave by itself needless: it ends, and a fallback its draft with it. Of an emergency
 * whoever was called has come, and its guest was told nothing.
 * @throws Error when a message was changed past the lock of its chat.
 */
export async function giveWay(tx: Transaction, message: LockedMessage, now: Date): Promise<MessageRow> {
  const supersededById = await overtakingReply(tx, message)
  const set = { settledAt: now, undoUntil: null, ...(message.kind === 'draft' ? { supersededById } : {}) }
  const { row } = await changeMessage(tx, message, { command: 'give_way', set, by: SYSTEM, now })
  if (message.kind === 'emergency') {
    await tx.emergency.updateMany({
      where: { textMessageId: message.id, hostId: message.hostId },
      data: { textMessageId: null },
    })
  }
  const draft = message.kind === 'fallback' ? await findDraft(tx, message) : null
  return draft === null ? row : endOvertaken(tx, draft, now)
}

async function endOvertaken(tx: Transaction, draft: LockedMessage, now: Date): Promise<MessageRow> {
  const set = { settledAt: now, undoUntil: null, supersededById: await overtakingReply(tx, draft) }
  return (await changeMessage(tx, draft, { command: 'undo_overtaken', set, by: SYSTEM, now })).row
}

/** What was said of a draft that leaves by itself no longer holds. */
async function reasonsSaid(tx: Transaction, { id, hostId, status }: LockedMessage) {
  if (LEAVES_BY_ITSELF.includes(status)) return []
  const row = await tx.message.findFirst({ where: { id, hostId }, select: { reasons: true } })
  return readReasons(row?.reasons)
}
