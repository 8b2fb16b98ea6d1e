import { z } from 'zod'
import {
  EmailSourceInput,
  GmailSourceInput,
  PollResult,
  type SourceTypeName,
  SourceView,
  WhatsappSourceInput,
} from '#api/contract/sources.ts'
import { IdParams } from '#api/contract/values.ts'
import { defineRoute } from '#api/http/define-route.ts'
import { createSource } from './create-source.ts'
import { deleteSource } from './delete-source.ts'
import { listSources } from './list-sources.ts'
import { pollSources } from './poll-sources.ts'
import type { SourceInputs } from './source-draft.ts'
import { updateSource } from './update-source.ts'

const about = { tag: 'Message sources', access: 'host' } as const

const INPUTS = { gmail: GmailSourceInput, whatsapp: WhatsappSourceInput, email: EmailSourceInput }

const inputOf = <T extends SourceTypeName>(type: T) => INPUTS[type] as unknown as z.ZodType<SourceInputs[T]>

const create = <T extends SourceTypeName>(type: T) =>
  defineRoute({
    ...about,
    method: 'post',
    path: `/settings/users/sources/${type}`,
    summary: `Connect a ${type} source`,
    body: inputOf(type),
    responses: { 201: SourceView },
    handle: createSource(type),
  })

const update = <T extends SourceTypeName>(type: T) =>
  defineRoute({
    ...about,
    method: 'put',
    path: `/settings/users/sources/{id}/${type}`,
    summary: `Change a ${type} source`,
    params: IdParams,
    body: inputOf(type),
    responses: { 200: SourceView },
    handle: updateSource(type),
  })

export const sourceRoutes = [
  defineRoute({
    ...about,
    method: 'get',
    path: '/settings/users/sources',
    summary: 'My message sources',
    responses: { 200: z.array(SourceView) },
    handle: listSources,
  }),
  create('gmail'),
  create('whatsapp'),
  create('email'),
  update('gmail'),
  update('whatsapp'),
  update('email'),
  defineRoute({
    ...about,
    method: 'delete',
    path: '/settings/sources/{id}',
    summary: 'Disconnect a source and wipe its secrets',
    params: IdParams,
    responses: { 204: null },
    handle: deleteSource,
  }),
  defineRoute({
    ...about,
    method: 'post',
    path: '/sources/poll',
    summary: 'Look into my mailboxes now',
    responses: { 200: PollResult },
    handle: pollSources,
  }),
]
