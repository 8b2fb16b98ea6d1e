import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { changeMessage } from './change-message.ts'
import { getMessage, type MessageRef, stateOf } from './message-row.ts'

export type Outcome =
  | { state: 'sent'; providerId?: string }
  | { state: 'failed'; reason: string }
  | { state: 'unknown'; reason: string }

const STATUS = { sent: 'sent', failed: 'failed', unknown: 'outcome_unknown' } as const

/**
 * Writes down what became of a send; the first outcome of a key stands, but 'unknown' may still become 'sent'.
 * Answers the state that holds.
 */
export async function recordOutcome(
  deps: Pick<ActivityDeps, 'db' | 'now'>,
  ref: MessageRef & { sendKey: string },
  outcome: Outcome,
): Promise<MessageState> {
  const { hostId, messageId, sendKey } = ref
  return inHost(deps.db, hostId, async (tx) => {
    const now = deps.now()
    const isSent = outcome.state === 'sent'
    const { count } = await tx.delivery.updateMany({
      where: {
        sendKey,
        hostId,
        messageId,
        state: { in: isSent ? ['claimed', 'transmitting', 'unknown'] : ['claimed', 'transmitting'] },
      },
      data: {
        state: outcome.state,
        settledAt: now,
        ...(outcome.state === 'sent' ? { error: null, ...providerIdOf(outcome) } : { error: outcome.reason }),
      },
    })
    if (count === 0) return stateOf(await getMessage(tx, ref))
    const { state } = await changeMessage(tx, {
      hostId,
      messageId,
      kinds: ['draft', 'fallback', 'host_reply'],
      from: isSent ? ['sending', 'outcome_unknown'] : ['sending'],
      to: () => ({ status: STATUS[outcome.state], undoUntil: null, ...(isSent ? { createdAt: now } : {}) }),
      audit: { actor: 'system', action: `reply.${STATUS[outcome.state]}`, detail: { sendKey } },
      now,
    })
    return state
  })
}

/** Left alone where this try learned none: a webhook may have brought it. */
const providerIdOf = ({ providerId }: { providerId?: string }) => (providerId === undefined ? {} : { providerId })
