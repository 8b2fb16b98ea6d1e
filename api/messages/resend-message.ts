import type { ResendInput } from '#api/contract/message-inputs.ts'
import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { resendMessage as resend } from '#prisma/messages/resend-message.ts'
import { settleMessage } from './settle-message.ts'

type ResendMessage = { params: { id: string }; body: ResendInput }

/**
 * Sends again, at once, what certainly or possibly did not arrive: the host's own decision.
 * @throws AppError conflict when it is on its way, settled otherwise, or goes elsewhere than was shown.
 */
export const resendMessage = (context: HostContext, { params, body }: ResendMessage): Promise<MessageView> =>
  settleMessage(context, (tx, facts) => resend(tx, { ...facts, messageId: params.id, shownRecipient: body.recipient }))
