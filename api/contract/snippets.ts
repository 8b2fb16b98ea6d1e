import { z } from 'zod'
import { hasUnknownField } from '#workflows/domain/snippets/snippet-fields.ts'
import type { CallTable } from './call.ts'
import { SNIPPET_NAME_MAX } from './field-limits.ts'
import { problem } from './field-problem.ts'
import { MESSAGE_TEXT_MAX } from './message-limits.ts'
import { Id, IdParams, line, text } from './values.ts'

export const MOST_SNIPPETS = 200

export const SnippetView = z
  .object({
    id: Id,
    name: z.string(),
    /** With `{{guest.first_name}}` and the like left open; what opens a house stands as `[[secret:door_code]]`. */
    text: z.string(),
    /** Null: for every property of the account. */
    propertyId: Id.nullable(),
  })
  .meta({ id: 'Snippet' })
export type SnippetView = z.infer<typeof SnippetView>

export const SnippetInput = z
  .object({
    name: line(SNIPPET_NAME_MAX)
      .transform((value) => value.trim())
      .refine((value) => value !== '', problem('field_required')),
    text: text(MESSAGE_TEXT_MAX)
      .refine((value) => value.trim() !== '', problem('field_required'))
      .refine((value) => !hasUnknownField(value), problem('field_has_unknown_placeholder')),
    propertyId: Id.nullable(),
  })
  .meta({ id: 'SnippetInput' })
export type SnippetInput = z.infer<typeof SnippetInput>

const about = { tag: 'Snippets', access: 'host' } as const

export const snippetCalls = {
  listSnippets: {
    ...about,
    method: 'get',
    path: '/snippets',
    summary: 'My snippets, of the account and of each property, by name',
    responses: { 200: z.array(SnippetView) },
  },
  createSnippet: {
    ...about,
    method: 'post',
    path: '/snippets',
    summary: 'Keep a snippet; a secret that it tells is kept as its placeholder',
    body: SnippetInput,
    responses: { 201: SnippetView },
  },
  changeSnippet: {
    ...about,
    method: 'put',
    path: '/snippets/{id}',
    summary: 'Change a snippet',
    params: IdParams,
    body: SnippetInput,
    responses: { 200: SnippetView },
  },
  deleteSnippet: {
    ...about,
    method: 'delete',
    path: '/snippets/{id}',
    summary: 'Delete a snippet',
    params: IdParams,
    responses: { 204: null },
  },
} as const satisfies CallTable
