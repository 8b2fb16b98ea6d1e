import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { resendMessage as resend } from '#prisma/messages/resend-message.ts'
import { settleMessage } from './settle-message.ts'

/**
 * Sends again, at once, what certainly or possibly did not arrive: the host's own decision.
 * @throws AppError conflict when it is on its way, or settled otherwise.
 */
export const resendMessage = (context: HostContext, { params }: { params: { id: string } }): Promise<MessageView> =>
  settleMessage(context, (tx, facts) => resend(tx, { ...facts, messageId: params.id }))
