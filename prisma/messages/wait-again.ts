import type { Transaction } from '#prisma/client.ts'
import { fillingFingerprint } from '#prisma/secrets/filling-fingerprint.ts'
import { giveFilesBack } from '#prisma/unsent/give-files-back.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { SYSTEM } from './by.ts'
import { type Changed, changeMessage } from './change-message.ts'
import { deadlineAgain } from './deadline-again.ts'
import type { LockedMessage } from './lock-message.ts'

/**
 * Whether a draft's placeholders stand for something else than when the host said yes; without a yes, for anything at all.
 * @throws Error where the host has no such chat.
 */
export const isFilledOtherwise = async (tx: Transaction, message: LockedMessage, now: Date): Promise<boolean> =>
  message.kind === 'draft' && (await fillingFingerprint(tx, message, now)) !== message.filling

/**
 * What the host said yes to is no longer what would leave: it waits for the host once more, with its files beside it.
 * @throws Error when a message was changed past the lock of its chat.
 */
export async function waitAgain(tx: Transaction, message: LockedMessage, now: Date): Promise<Changed> {
  const { hostId, chatId, id: messageId, hasFiles = true } = message
  if (hasFiles) await giveFilesBack(tx, { hostId, chatId, messageId, placeId: messageId, now })
  const waiting = {
    approvedAt: null,
    recipient: null,
    settledAt: null,
    undoUntil: null,
    filling: null,
    deadlineAt: deadlineAgain(message, now),
  }
  const set = { ...waiting, reasons: [say({ code: 'secret_changed' })] }
  return changeMessage(tx, message, { command: 'wait_again', set, by: SYSTEM, now })
}
