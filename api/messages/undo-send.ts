import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { undoDecision } from '#prisma/messages/undo-decision.ts'
import { settleMessage } from './settle-message.ts'

/**
 * Takes back a decision whose undo window is open: a draft waits again, the host's own reply is discarded and what it
 * superseded waits again.
 * @throws AppError conflict once it is over, for what has left, and for what is being sent again, which has none.
 */
export const undoSend = (context: HostContext, { params }: { params: { id: string } }): Promise<MessageView> =>
  settleMessage(context, (tx, facts) => undoDecision(tx, { ...facts, messageId: params.id }))
