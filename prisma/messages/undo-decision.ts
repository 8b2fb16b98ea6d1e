import type { Transaction } from '#prisma/client.ts'
import { giveFilesBack } from '#prisma/unsent/give-files-back.ts'
import { judge } from '#workflows/domain/message-transitions.ts'
import type { By } from './by.ts'
import { type Changed, changeMessage } from './change-message.ts'
import { deadlineAgain } from './deadline-again.ts'
import { findDraft, findFallback } from './fallback-partner.ts'
import { isOvertaken, overtakingReply } from './is-overtaken.ts'
import { type LockedMessage, lockMessage } from './lock-message.ts'
import { getMessage, type MessageRef } from './message-row.ts'
import { restoreDrafts } from './restore-drafts.ts'

export type Undo = MessageRef & { by: By; now: Date }

/**
 * Takes a decision back before its undo window ends: a draft that was approved, discarded or overtaken by the deadline
 * waits again; what the host wrote is discarded, and the drafts that it superseded wait again. Files stand beside what is not sent again. A draft that a newer message has overtaken meanwhile is superseded instead, by that message. What has left, or is sent again, cannot be taken back.
 * @throws AppError not_found for another host's message.
 */
export async function undoDecision(tx: Transaction, undo: Undo): Promise<Changed> {
  const message = await lockMessage(tx, undo)
  const verdict = judge(message, 'undo')
  if (!verdict.accepted) return { outcome: 'refused', row: message, refusal: verdict.refusal }
  if (message.undoUntil === null) return settledBefore(message)
  if (message.undoUntil <= undo.now) return { outcome: 'refused', row: message, refusal: { code: 'undo_over' } }
  if (message.kind === 'host_reply') return takeBackReply(tx, message, undo)
  if (message.kind === 'fallback') return takeBackFallback(tx, message, undo)
  if (message.status !== 'fallback_sent') return waitAgain(tx, message, undo)
  const fallback = await findFallback(tx, message)
  if (fallback === null) return settledBefore(message)
  const taken = await takeBackFallback(tx, fallback, undo)
  return { ...taken, row: await getMessage(tx, undo) }
}

const settledBefore = (row: LockedMessage): Changed => ({
  outcome: 'refused',
  row,
  refusal: { code: 'settled_before', params: { status: row.status } },
})

async function takeBackReply(tx: Transaction, reply: LockedMessage, { by, now }: Undo): Promise<Changed> {
  const taken = await changeMessage(tx, reply, { command: 'undo', set: { settledAt: now, undoUntil: null }, by, now })
  if (taken.outcome !== 'changed') return taken
  await giveBack(tx, reply, { placeId: reply.chatId, now })
  await restoreDrafts(tx, reply, { by, now })
  return taken
}

async function takeBackFallback(tx: Transaction, fallback: LockedMessage, undo: Undo): Promise<Changed> {
  const { by, now } = undo
  const set = { settledAt: now, undoUntil: null }
  const taken = await changeMessage(tx, fallback, { command: 'undo', set, by, now })
  const draft = await findDraft(tx, fallback)
  if (taken.outcome === 'changed' && draft !== null) await waitAgain(tx, draft, undo)
  return taken
}

/** The files of what is taken back, which seldom are any. */
async function giveBack(tx: Transaction, { hostId, chatId, id: messageId, hasFiles = true }: LockedMessage, to: To) {
  if (hasFiles) await giveFilesBack(tx, { hostId, chatId, messageId, ...to })
}
type To = { placeId: string; now: Date }

async function waitAgain(tx: Transaction, draft: LockedMessage, { by, now }: Undo): Promise<Changed> {
  if (await isOvertaken(tx, draft)) {
    await giveBack(tx, draft, { placeId: draft.chatId, now })
    const supersededById = await overtakingReply(tx, draft)
    const set = { approvedAt: null, recipient: null, settledAt: now, undoUntil: null, supersededById }
    return changeMessage(tx, draft, { command: 'undo_overtaken', set, by, now })
  }
  await giveBack(tx, draft, { placeId: draft.id, now })
  const waiting = { approvedAt: null, recipient: null, settledAt: null, undoUntil: null }
  const set = { ...waiting, deadlineAt: deadlineAgain(draft, now) }
  return changeMessage(tx, draft, { command: 'undo', set, by, now })
}
