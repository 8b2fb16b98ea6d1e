import { z } from 'zod'
import { AssociatePropertyInput, ChatListQuery, ChatView } from '#api/contract/chats.ts'
import { IdParams } from '#api/contract/values.ts'
import { defineRoute } from '#api/http/define-route.ts'
import { associateProperty } from './associate-property.ts'
import { getChat } from './get-chat.ts'
import { listChats } from './list-chats.ts'
import { markChatRead } from './mark-chat-read.ts'

const about = { tag: 'Chats', access: 'host' } as const

export const chatRoutes = [
  defineRoute({
    ...about,
    method: 'get',
    path: '/chats',
    summary: 'My chats, the newest message first',
    query: ChatListQuery,
    responses: { 200: z.array(ChatView) },
    handle: listChats,
  }),
  defineRoute({
    ...about,
    method: 'get',
    path: '/chats/{id}',
    summary: 'One chat',
    params: IdParams,
    responses: { 200: ChatView },
    handle: getChat,
  }),
  defineRoute({
    ...about,
    method: 'patch',
    path: '/chats/{id}/property',
    summary: 'Say which property a chat is about',
    params: IdParams,
    body: AssociatePropertyInput,
    responses: { 200: ChatView },
    handle: associateProperty,
  }),
  defineRoute({
    ...about,
    method: 'post',
    path: '/chats/{id}/read',
    summary: 'Mark a chat as read',
    params: IdParams,
    responses: { 204: null },
    handle: markChatRead,
  }),
]
