import type { LookUp } from '#activities/channels/outgoing-channel.ts'
import type { Outcome } from '#prisma/messages/record-outcome.ts'
import type { MessageState } from '#workflows/domain/message-state.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { channelOf, type SendDeps } from './channel-of.ts'
import { readOutgoing, type SendRef } from './outgoing.ts'
import { readMessage } from './read-message.ts'
import { recordOutcome } from './record-outcome.ts'

const GAVE_UP = say({ code: 'gave_up' })
const NO_ANSWER = say({ code: 'answer_lost' })

function outcomeOf(found: LookUp): Outcome {
  if (found === 'found') return { state: 'sent' }
  return found === 'withdrawn' ? { state: 'failed', reason: GAVE_UP } : { state: 'unknown', reason: NO_ANSWER }
}

/**
 * Ends a send that got no answer. Nothing had begun to leave: `failed`. It had: `sent` when it is found where sent
 * messages are kept, else `outcome_unknown`, for the host to decide. Never sends.
 * @throws AppError not_found for another host's message, conflict for a key that was never granted.
 */
export async function concludeSend(deps: SendDeps, ref: SendRef): Promise<MessageState> {
  const outgoing = await readOutgoing(deps, ref)
  switch (outgoing.delivery.state) {
    case 'claimed':
      return recordOutcome(deps, ref, { state: 'failed', reason: outgoing.delivery.fault ?? GAVE_UP })
    case 'transmitting': {
      const channel = await channelOf(deps, outgoing)
      const found = await channel.lookUp(outgoing.message, outgoing.delivery)
      return recordOutcome(deps, ref, outcomeOf(found))
    }
    case 'sent':
    case 'failed':
    case 'unknown':
      return readMessage(deps, ref)
  }
}
