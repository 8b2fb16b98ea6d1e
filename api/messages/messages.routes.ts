import { z } from 'zod'
import { ApproveInput, ManualReplyInput, MessageListQuery, MessageView } from '#api/contract/messages.ts'
import { IdParams } from '#api/contract/values.ts'
import { defineRoute } from '#api/http/define-route.ts'
import { approveDraft } from './approve-draft.ts'
import { confirmSent } from './confirm-sent.ts'
import { discardDraft } from './discard-draft.ts'
import { downloadRaw } from './download-raw.ts'
import { listMessages } from './list-messages.ts'
import { resendMessage } from './resend-message.ts'
import { undoSend } from './undo-send.ts'
import { writeManualReply } from './write-manual-reply.ts'

const about = { tag: 'Messages', access: 'host', params: IdParams } as const

export const messageRoutes = [
  defineRoute({
    ...about,
    method: 'get',
    path: '/chats/{id}/messages',
    summary: 'The messages of a chat in order of time, the newest page first',
    query: MessageListQuery,
    responses: { 200: z.array(MessageView) },
    handle: listMessages,
  }),
  defineRoute({
    ...about,
    method: 'post',
    path: '/chats/{id}/manual-reply',
    summary: 'Write a reply by hand; it settles the open drafts',
    body: ManualReplyInput,
    responses: { 201: MessageView },
    sends: true,
    handle: writeManualReply,
  }),
  defineRoute({
    ...about,
    method: 'patch',
    path: '/messages/{id}/approve',
    summary: 'Approve a draft, as it is or with my own wording',
    body: ApproveInput,
    responses: { 200: MessageView },
    sends: true,
    handle: approveDraft,
  }),
  defineRoute({
    ...about,
    method: 'delete',
    path: '/messages/{id}/discard',
    summary: 'Discard a draft: it is never sent',
    responses: { 200: MessageView },
    handle: discardDraft,
  }),
  defineRoute({
    ...about,
    method: 'post',
    path: '/messages/{id}/undo',
    summary: 'Take back a message before its undo window ends',
    responses: { 200: MessageView },
    handle: undoSend,
  }),
  defineRoute({
    ...about,
    method: 'post',
    path: '/messages/{id}/resend',
    summary: 'Send again what failed, was held, or may not have arrived',
    responses: { 200: MessageView },
    sends: true,
    handle: resendMessage,
  }),
  defineRoute({
    ...about,
    method: 'post',
    path: '/messages/{id}/confirm-sent',
    summary: 'Say that a message whose outcome is unknown did arrive',
    responses: { 200: MessageView },
    handle: confirmSent,
  }),
  defineRoute({
    ...about,
    method: 'get',
    path: '/messages/{id}/raw',
    summary: 'The file of a mail that could not be read',
    responses: { 200: z.string() },
    produces: 'text/plain',
    handle: downloadRaw,
  }),
]
