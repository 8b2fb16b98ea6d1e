import type { Request } from 'express'
import type { z } from 'zod'
import type { Call } from '#api/contract/call.ts'
import { fieldProblems } from '#api/contract/field-problem.ts'
import { AppError, type FieldErrors } from '#workflows/domain/errors.ts'
import { ofField } from '#workflows/domain/of-field.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import type { AnyInput } from './define-route.ts'

type Given = Pick<Request, 'params' | 'query' | 'body'>

/** Checks parameters, query and body against the call. @throws AppError invalid_input with a code for each field. */
export function readInput(call: Pick<Call, 'params' | 'query' | 'body'>, request: Given): AnyInput {
  const fields: FieldErrors = {}
  const read = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (schema === undefined) return undefined
    const { data, problems } = fieldProblems(schema, value)
    Object.assign(fields, { ...problems, ...fields })
    return data
  }
  const input = {
    params: read(call.params, request.params),
    query: read(call.query, request.query),
    body: call.body === 'raw' || call.body === 'file' ? rawBody(request) : read(call.body, request.body ?? {}),
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
  return input
}

/** Checks one value. @throws AppError invalid_input with a code for each field. */
export function readValue<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalidFields(fieldProblems(schema, value).problems)
}

function invalidFields(fields: FieldErrors): AppError {
  const [first] = Object.entries(fields)
  const said = first === undefined ? say({ code: 'field_invalid' }) : ofField(...first)
  return new AppError('invalid_input', { ...said, fields })
}

const rawBody = (request: Given): Buffer => (Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
