import { z } from 'zod'
import type { CallTable } from './call.ts'

const Health = z.object({ ok: z.literal(true) }).meta({ id: 'Health' })

/** Where people sign in. */
export const WebConfig = z
  .object({ keycloakUrl: z.string(), realm: z.string(), clientId: z.string() })
  .meta({ id: 'WebConfig' })
export type WebConfig = z.infer<typeof WebConfig>

const about = { method: 'get', tag: 'Installation', access: 'public' } as const

export const installationCalls = {
  readHealth: { ...about, path: '/health', summary: 'Says that the process answers', responses: { 200: Health } },
  readWebConfig: {
    ...about,
    path: '/config',
    summary: 'Where the web app signs people in',
    responses: { 200: WebConfig },
  },
} as const satisfies CallTable

/** The one call that the document leaves out: it is the document. */
export const documentCalls = {
  readDocument: {
    ...about,
    path: '/openapi.json',
    summary: 'This document',
    responses: { 200: z.looseObject({ openapi: z.string() }) },
  },
} as const satisfies CallTable
