import type { Request } from 'express'
import type { z } from 'zod'
import type { Call } from '#api/contract/call.ts'
import { AppError, type FieldErrors } from '#workflows/domain/errors.ts'
import type { AnyInput } from './define-route.ts'

type Given = Pick<Request, 'params' | 'query' | 'body'>

/** Checks parameters, query and body against the call. @throws AppError invalid_input with a text for each field. */
export function readInput(call: Pick<Call, 'params' | 'query' | 'body'>, request: Given): AnyInput {
  const fields: FieldErrors = {}
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
    return undefined
  }
  const input = {
    params: read(call.params, request.params),
    query: read(call.query, request.query),
    body: call.body === 'raw' ? rawBody(request) : read(call.body, request.body ?? {}),
  }
  refuseIfAny(fields)
  return input
}

const rawBody = (request: Given): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))

/** @throws AppError invalid_input when any field is wrong. */
export function refuseIfAny(fields: FieldErrors): void {
  const [first] = Object.entries(fields)
  if (first === undefined) return
  throw new AppError('invalid_input', { code: 'invalid_field', params: { field: first[0], problem: first[1] }, fields })
}
