import { z } from 'zod'
import { invalidField } from '#workflows/domain/errors.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'

/** PostgreSQL knows no year 0. */
const instant = z.iso.datetime().regex(/^(?!0000)/)
const id = z.uuid()

/** Where a page ended: times as text, so that none is rounded, and the id that breaks ties. */
export const CursorShape = {
  /** lastMessageAt, createdAt, id */
  chat: z.tuple([instant, instant, id]),
  /** deadline, day of arrival, lastMessageAt, id */
  waiting: z.tuple([instant.or(z.literal('infinity')), z.iso.date().or(z.literal('infinity')), instant, id]),
  /** createdAt, id */
  created: z.tuple([instant, id]),
  /** a growing number */
  number: z.tuple([z.string().regex(/^\d{1,18}$/)]),
}

/** Opaque to clients, and no secret: what it names is read under the host's own scope. */
export const encodeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values), 'utf8').toString('base64url')

/** @throws AppError invalid_input that names the field when it is not a cursor of this list. */
export function decodeCursor<T extends z.ZodType>(shape: T, cursor: string | undefined): z.output<T> | undefined {
  if (cursor === undefined) return undefined
  const parsed = shape.safeParse(jsonOrNull(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (parsed.success) return parsed.data
  throw invalidField('cursor', { code: 'field_invalid' })
}
