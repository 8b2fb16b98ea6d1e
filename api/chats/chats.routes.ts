import { chatCalls } from '#api/contract/chats.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { associateProperty } from './associate-property.ts'
import { confirmStay } from './confirm-stay.ts'
import { countChats } from './count-chats.ts'
import { dismissChat } from './dismiss-chat.ts'
import { findQueuePlace } from './find-queue-place.ts'
import { getChat } from './get-chat.ts'
import { listChatFilters } from './list-chat-filters.ts'
import { listChats } from './list-chats.ts'
import { markChatRead } from './mark-chat-read.ts'
import { markChatUnread } from './mark-chat-unread.ts'
import { nameGuest } from './name-guest.ts'
import { reopenChat } from './reopen-chat.ts'
import { snoozeChat } from './snooze-chat.ts'

export const chatRoutes = defineRoutes(chatCalls, {
  listChats,
  countChats,
  listChatFilters,
  getChat,
  findQueuePlace,
  associateProperty,
  nameGuest,
  confirmStay,
  dismissChat,
  snoozeChat,
  reopenChat,
  markChatRead,
  markChatUnread,
})
