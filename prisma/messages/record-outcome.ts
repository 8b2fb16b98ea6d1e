import type { Transaction } from '#prisma/client.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import type { SourceFault } from '#workflows/domain/source-faults.ts'
import { SYSTEM } from './by.ts'
import { changeMessage } from './change-message.ts'
import { type LockedMessage, lockMessage } from './lock-message.ts'
import { type MessageRef, stateOf } from './message-row.ts'
import { messageRows } from './message-rows.ts'
import { sourceOfSend } from './sent-by.ts'

export type Outcome =
  /** `rfcMessageId`: where the provider gave it another than ours, by which the guest's answer names it. */
  | { state: 'sent'; providerId?: string; rfcMessageId?: string }
  | { state: 'failed'; reason: Sentence }
  | { state: 'unknown'; reason: Sentence }
  /** Not delivered through a fault of the source, as it was set then: held, and so is whatever else would leave by itself. */
  | { state: 'stopped'; reason: SourceFault; settingsAt?: Date | null | undefined }

const COMMANDS = { sent: 'record_sent', failed: 'record_failed', unknown: 'record_unknown', stopped: 'hold' } as const

/**
 * Writes down what became of a send; the first outcome of a key stands, but 'unknown' may still become 'sent'. What it says of the
 * source is `noteAtSource`'s, in a transaction of its own. Answers the state that holds.
 * @throws AppError not_found for another host's message.
 */
export async function recordOutcome(
  tx: Transaction,
  { now, sendKey, ...ref }: MessageRef & { sendKey: string; now: Date },
  outcome: Outcome,
): Promise<MessageState> {
  const message = await lockMessage(tx, ref)
  const isSent = outcome.state === 'sent'
  const { count } = await tx.delivery.updateMany({
    where: {
      ...ref,
      sendKey,
      state: { in: isSent ? ['claimed', 'transmitting', 'unknown'] : ['claimed', 'transmitting'] },
    },
    data: {
      state: outcome.state === 'stopped' ? 'failed' : outcome.state,
      settledAt: now,
      ...(outcome.state === 'sent'
        ? { fault: storedFault(null), draftDueAt: null, ...idsOf(outcome) }
        : { fault: outcome.reason }),
    },
  })
  if (count === 0) return stateOf(message)
  if (outcome.state === 'sent') await keepMessageId(tx, { ...message, sendKey }, outcome.rfcMessageId)
  // The channel may have told meanwhile that an earlier send arrived after all.
  const hasArrived = isSent || (await tx.delivery.count({ where: { ...ref, state: 'sent' } })) > 0
  const { row } = await changeMessage(tx, message, {
    command: COMMANDS[hasArrived ? 'sent' : outcome.state],
    set: {
      undoUntil: null,
      ...(isSent ? { createdAt: now } : {}),
      ...(outcome.state === 'stopped' && !hasArrived ? { heldBecause: outcome.reason } : {}),
    },
    by: SYSTEM,
    detail: { sendKey },
    now,
  })
  return stateOf(row)
}

/** Beside ours: an answer may name either. */
async function keepMessageId(
  tx: Transaction,
  { id, hostId, chatId, sendKey }: LockedMessage & { sendKey: string },
  rfcMessageId?: string,
): Promise<void> {
  if (rfcMessageId === undefined) return
  await messageRows(tx).updateMany({ where: { id, hostId }, data: { rfcMessageId } })
  const { sourceId } = await sourceOfSend(tx, { hostId, sendKey })
  await tx.threadRef.createMany({ data: [{ hostId, sourceId, chatId, rfcMessageId }], skipDuplicates: true })
}

/** Left alone where this try learned none: a webhook may have brought it. */
const idsOf = ({ providerId, rfcMessageId }: { providerId?: string; rfcMessageId?: string }) => ({
  ...(providerId === undefined ? {} : { providerId }),
  ...(rfcMessageId === undefined ? {} : { rfcMessageId }),
})
