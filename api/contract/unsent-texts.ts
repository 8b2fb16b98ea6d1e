import { z } from 'zod'
import type { CallTable } from './call.ts'
import { MESSAGE_TEXT_MAX, WISH_TEXT_MAX } from './message-limits.ts'
import { Id, IdParams, Instant, line, text } from './values.ts'

export const UnsentTextView = z
  .object({
    /** Of the draft that it is another wording of, of the chat where it is a reply of my own, else one of its own. */
    id: Id,
    chatId: Id,
    /** As the draft was when it was begun. */
    draftVersion: z.number().int().nullable(),
    text: z.string(),
    version: z.number().int(),
    /** Which of my windows wrote it last. */
    writer: z.string(),
    writtenAt: Instant,
  })
  .meta({ id: 'UnsentText' })
export type UnsentTextView = z.infer<typeof UnsentTextView>

export const UnsentTextInput = z
  .object({
    /** The draft that it is another wording of; null for a reply of my own. */
    draftId: Id.nullable(),
    draftVersion: z.number().int().min(1).nullable(),
    /** In place of these: what its draft is to be written again with, an answer to the part that is `asked`, or a wish. */
    about: z.object({ asked: text(WISH_TEXT_MAX).nullable() }).optional(),
    /** In place of these: the `id` of one that nothing in the chat names any more. It can only be ended. */
    placeId: Id.optional(),
    /** Blank ends it. */
    text: text(MESSAGE_TEXT_MAX),
    /** The version that was seen, 0 for none: of another by now nothing is lost, that is a conflict. */
    version: z.number().int().min(0),
    /** Any name that the window gives itself. */
    writer: line(40),
  })
  .meta({ id: 'UnsentTextInput' })
export type UnsentTextInput = z.infer<typeof UnsentTextInput>

const about = { tag: 'Chats', access: 'host', params: IdParams } as const

export const unsentTextCalls = {
  listUnsentTexts: {
    ...about,
    method: 'get',
    path: '/chats/{id}/unsent-texts',
    summary: 'What I have begun to write in a chat and not sent',
    responses: { 200: z.array(UnsentTextView) },
  },
  saveUnsentText: {
    ...about,
    method: 'put',
    path: '/chats/{id}/unsent-texts',
    summary: 'Keep what I am writing, for my other windows too; null when it is ended',
    body: UnsentTextInput,
    responses: { 200: UnsentTextView.nullable() },
  },
} as const satisfies CallTable
