import type { MessageState } from '#workflows/domain/message-state.ts'
import type { SendDeps } from './channel-of.ts'
import type { SendRef } from './outgoing.ts'
import { recordOutcome } from './record-outcome.ts'
import { untilNoted } from './until-noted.ts'

/**
 * Writes down that a send was accepted: given up at once, a mail that arrived would be shown as one that may have been sent.
 * @throws what `recordOutcome` throws, after 45 s too.
 */
export const recordSent = (
  deps: SendDeps,
  ref: SendRef,
  sent: { providerId?: string; rfcMessageId?: string },
): Promise<MessageState> => untilNoted(deps, () => recordOutcome(deps, ref, { ...sent, state: 'sent' }))
