import type { MessageView } from '#api/contract/messages.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { confirmSent as confirm } from '#prisma/messages/confirm-sent.ts'
import { settleMessage } from './settle-message.ts'

/** The host has looked and says that it arrived. Saying so again is the same answer. @throws AppError conflict */
export const confirmSent = (context: HostContext, { params }: { params: { id: string } }): Promise<MessageView> =>
  settleMessage(context, (tx, facts) => confirm(tx, { ...facts, messageId: params.id }))
