import { z } from 'zod'
import type { CallTable } from './call.ts'
import { VIEW_NAME_MAX } from './field-limits.ts'
import { problem } from './field-problem.ts'
import { CHAT_QUEUES } from './queues.ts'
import { Id, IdParams, line, text } from './values.ts'

export const MOST_VIEWS = 50

const name = line(VIEW_NAME_MAX)
  .transform((value) => value.trim())
  .refine((value) => value !== '', problem('field_required'))

/** What the list of chats is narrowed to; null: not by that. */
const shown = {
  queue: z.enum(CHAT_QUEUES).nullable(),
  channel: line(40).nullable(),
  propertyId: Id.nullable(),
  words: text(200).nullable(),
}

export const SavedView = z.object({ id: Id, name: z.string(), ...shown }).meta({ id: 'SavedView' })
export type SavedView = z.infer<typeof SavedView>

export const SavedViewInput = z.object({ name, ...shown }).meta({ id: 'SavedViewInput' })
export type SavedViewInput = z.infer<typeof SavedViewInput>

export const RenameViewInput = z.object({ name }).meta({ id: 'RenameViewInput' })
export type RenameViewInput = z.infer<typeof RenameViewInput>

const about = { tag: 'Chats', access: 'host' } as const

export const savedViewCalls = {
  listSavedViews: {
    ...about,
    method: 'get',
    path: '/chat-views',
    summary: 'My saved views of the list of chats, by name',
    responses: { 200: z.array(SavedView) },
  },
  saveView: {
    ...about,
    method: 'post',
    path: '/chat-views',
    summary: 'Save a view under a name; one that has it shows this from now on',
    body: SavedViewInput,
    responses: { 200: SavedView },
  },
  renameView: {
    ...about,
    method: 'patch',
    path: '/chat-views/{id}',
    summary: 'Give a view another name',
    params: IdParams,
    body: RenameViewInput,
    responses: { 200: SavedView },
  },
  deleteView: {
    ...about,
    method: 'delete',
    path: '/chat-views/{id}',
    summary: 'Delete a view',
    params: IdParams,
    responses: { 204: null },
  },
} as const satisfies CallTable
