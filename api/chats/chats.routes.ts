import { chatCalls } from '#api/contract/chats.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { associateProperty } from './associate-property.ts'
import { confirmStay } from './confirm-stay.ts'
import { getChat } from './get-chat.ts'
import { listChats } from './list-chats.ts'
import { markChatRead } from './mark-chat-read.ts'

export const chatRoutes = defineRoutes(chatCalls, {
  listChats,
  getChat,
  associateProperty,
  confirmStay,
  markChatRead,
})
