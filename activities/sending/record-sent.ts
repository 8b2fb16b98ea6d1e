import { setTimeout as pause } from 'node:timers/promises'
import { passingDatabaseFailure } from '#prisma/passing-database-failure.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import type { SendDeps } from './channel-of.ts'
import type { SendRef } from './outgoing.ts'
import { recordOutcome } from './record-outcome.ts'

const HOLD_ON_MS = 45_000
const AGAIN_MS = 500

/**
 * Writes down that a send was accepted. Only this process has the answer, so a database that is away for a moment is
 * asked until it takes it: given up at once, a mail that arrived would be shown as one that may have been sent.
 * @throws what `recordOutcome` throws, after 45 s too.
 */
export async function recordSent(
  deps: SendDeps,
  ref: SendRef,
  sent: { providerId?: string; rfcMessageId?: string },
): Promise<MessageState> {
  const giveUpAt = deps.now().getTime() + HOLD_ON_MS
  for (;;) {
    try {
      return await recordOutcome(deps, ref, { ...sent, state: 'sent' })
    } catch (error) {
      if (passingDatabaseFailure(error) === undefined || deps.now().getTime() > giveUpAt) throw error
      await pause(AGAIN_MS)
    }
  }
}
