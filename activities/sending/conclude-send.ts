import { inHost } from '#prisma/host-scope.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { channelOf } from './channel-of.ts'
import type { SendDeps } from './deliver.ts'
import type { MessageRef } from './message-row.ts'
import { getOutgoing } from './outgoing.ts'
import { readMessage } from './read-message.ts'
import { recordOutcome } from './record-outcome.ts'

export type SendRef = MessageRef & { sendKey: string }

const GAVE_UP = 'The message could not be sent'
const NO_ANSWER = 'The connection was lost before the answer came: the message may have been sent'

/**
 * Ends a send that got no answer. Nothing had begun to leave: `failed`. It had: `sent` when it is found where sent
 * messages are kept, else `outcome_unknown`, for the host to decide. Never sends.
 */
export async function concludeSend(deps: SendDeps, ref: SendRef): Promise<MessageState> {
  const outgoing = await inHost(deps.db, ref.hostId, (tx) => getOutgoing(tx, ref))
  switch (outgoing.delivery.state) {
    case 'claimed':
      return recordOutcome(deps, ref, { state: 'failed', reason: outgoing.delivery.error ?? GAVE_UP })
    case 'transmitting': {
      const channel = await channelOf(deps, outgoing)
      const found = await channel.lookUp()
      return recordOutcome(deps, ref, found === 'found' ? { state: 'sent' } : { state: 'unknown', reason: NO_ANSWER })
    }
    case 'sent':
    case 'failed':
    case 'unknown':
      return readMessage(deps, ref)
  }
}
