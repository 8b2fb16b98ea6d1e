import type { Request } from 'express'
import type { z } from 'zod'
import { AppError, type FieldErrors } from '#workflows/domain/errors.ts'
import type { AnyInput, Route } from './define-route.ts'

/** Checks parameters, query and body against the route. @throws AppError invalid_input with a text for each field. */
export function readInput(route: Route, request: Request): AnyInput {
  const fields: FieldErrors = {}
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
    return undefined
  }
  const input = {
    params: read(route.params, request.params),
    query: read(route.query, request.query),
    body: route.body === 'raw' ? rawBody(request) : read(route.body, request.body ?? {}),
  }
  refuseIfAny(fields)
  return input
}

const rawBody = (request: Request): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))

/** @throws AppError invalid_input when any field is wrong. */
export function refuseIfAny(fields: FieldErrors): void {
  const [first] = Object.entries(fields)
  if (first === undefined) return
  throw new AppError('invalid_input', { code: 'invalid_field', params: { field: first[0], problem: first[1] }, fields })
}
