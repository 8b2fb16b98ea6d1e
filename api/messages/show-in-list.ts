import type { Transaction } from '#prisma/client.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'

type Moved = { hostId: string; chatId: string; from: MessageStatus; to: MessageStatus }

/** Follows a message's change of state in the chat list, where the list still shows the state it had. */
export const showInList = (tx: Transaction, { hostId, chatId, from, to }: Moved) =>
  tx.chat.updateMany({ where: { id: chatId, hostId, lastMessageStatus: from }, data: { lastMessageStatus: to } })
