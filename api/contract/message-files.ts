import { z } from 'zod'
import { TRANSPORTS } from '#workflows/domain/files/outgoing-limits.ts'
import type { CallTable } from './call.ts'
import { Id, IdParams, text } from './values.ts'

export const MessageFileView = z
  .object({
    id: Id,
    /** From 0, in the order of the mail. */
    position: z.number().int(),
    name: z.string(),
    /** By its bytes; of a file that is not stored, as the mail says. */
    mediaType: z.string(),
    bytes: z.number().int(),
    /** False: it cannot be opened here. */
    isStored: z.boolean(),
    /** Why it is not: too large, still being fetched, or WhatsApp has it no more. */
    missing: z.enum(['too_large', 'coming', 'lost']).nullable(),
    /** Of a reply whose files leave one by one: the channel has taken this one, whatever became of the others. */
    hasLeft: z.boolean(),
  })
  .meta({ id: 'MessageFile' })
export type MessageFileView = z.infer<typeof MessageFileView>

export const UnsentFileView = z
  .object({
    id: Id,
    /** Of the draft that it is to go with, or of the chat: with a reply of my own goes that, and what was put beside a draft that waits no longer. */
    placeId: Id,
    name: z.string(),
    /** By its bytes. */
    mediaType: z.string(),
    bytes: z.number().int(),
  })
  .meta({ id: 'UnsentFile' })
export type UnsentFileView = z.infer<typeof UnsentFileView>

export const UnsentFilesView = z
  .object({
    files: z.array(UnsentFileView),
    /** What may go with one message of this chat: how many, how large each and all together, and by which transport. */
    limits: z.object({
      transport: z.enum(TRANSPORTS),
      files: z.number().int(),
      fileBytes: z.number().int(),
      allBytes: z.number().int(),
    }),
  })
  .meta({ id: 'UnsentFiles' })
export type UnsentFilesView = z.infer<typeof UnsentFilesView>

export const UnsentFileQuery = z.object({
  name: text(1_000).default(''),
  /** The draft that it is to go with. */
  draftId: Id.optional(),
})
export type UnsentFileQuery = z.infer<typeof UnsentFileQuery>

export const messageFileCalls = {
  downloadFile: {
    tag: 'Messages',
    access: 'host',
    params: IdParams,
    method: 'get',
    path: '/files/{id}',
    summary:
      'A file of a message, or one not sent yet, as its bytes say what it is; pictures to be shown, all others to be saved',
    responses: { 200: z.string() },
    produces: '*/*',
  },
  listUnsentFiles: {
    tag: 'Chats',
    access: 'host',
    params: IdParams,
    method: 'get',
    path: '/chats/{id}/unsent-files',
    summary: 'What I have put beside what I am writing in a chat, and how much of it may go with one message',
    responses: { 200: UnsentFilesView },
  },
  addUnsentFile: {
    tag: 'Chats',
    access: 'host',
    params: IdParams,
    method: 'post',
    path: '/chats/{id}/unsent-files',
    summary: 'Put a file beside what I am writing; the same one a second time is the first',
    query: UnsentFileQuery,
    body: 'file',
    responses: { 201: UnsentFileView },
  },
  removeUnsentFile: {
    tag: 'Messages',
    access: 'host',
    params: IdParams,
    method: 'delete',
    path: '/unsent-files/{id}',
    summary: 'Take away a file that was not sent',
    responses: { 204: null },
  },
} as const satisfies CallTable
