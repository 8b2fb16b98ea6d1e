import { z } from 'zod'
import type { RunningApi } from '#tests/safety/running-api.ts'

/** What of JSON Schema the contract's schemas become. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
}

const SchemaOfBody = z.custom<Schema>((value) => typeof value === 'object' && value !== null)
const Content = z.record(z.string(), z.object({ schema: SchemaOfBody }))
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: SchemaOfBody })).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
})
const Components = z.looseObject({ schemas: z.record(z.string(), SchemaOfBody) })
const Document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: Components,
})

export type Operation = z.infer<typeof Operation>
export type Components = z.infer<typeof Components>
export type Document = z.infer<typeof Document>

/** The OpenAPI document as this API serves it. */
export const readDocument = async (api: RunningApi): Promise<Document> =>
  Document.parse(await api.as().ask('readDocument', {}))
