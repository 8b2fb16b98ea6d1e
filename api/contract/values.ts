import { z } from 'zod'
import { isTrueWord } from '#workflows/domain/true-words.ts'
import { problem } from './field-problem.ts'

export const Id = z.uuid().meta({ description: 'Identifier' })
export const Instant = z.iso.datetime({ offset: true }).meta({ description: 'RFC 3339 instant' })
export const CalendarDay = z.iso.date().meta({ description: 'YYYY-MM-DD' })

/** A boolean, or a string that is true for `true`, `1`, `yes`, `y` (specification, section 3). */
export const LooseBoolean = z
  .union([z.boolean(), z.string().max(20), z.number()])
  .transform((value) => (typeof value === 'boolean' ? value : isTrueWord(String(value))))

/** A whole number within bounds; whatever is not a finite number becomes the default (specification, section 3). */
export const looseInteger = ({ fallback, min, max }: { fallback: number; min: number; max: number }) =>
  z
    .union([z.number(), z.string().max(40), z.null()])
    .transform((value) =>
      value === null || value === '' || !Number.isFinite(Number(value)) ? fallback : Math.trunc(Number(value)),
    )
    .pipe(z.number().int().min(min).max(max))
    .prefault(fallback)

/** Text that PostgreSQL can hold, also in JSON: without NUL and without half a character. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000'), problem('field_has_nul'))
    .refine((value) => value.isWellFormed(), problem('field_not_unicode'))

/** Text of one line: what becomes a part of a protocol's command must not carry another. */
export const line = (max: number) => text(max).refine((value) => !/\p{Cc}/u.test(value), problem('field_not_one_line'))

/** Optional text whose empty form means 'none'. */
export const optionalText = (max: number) => blankIsAbsent(text(max))
/** An optional line whose empty form means 'none'. */
export const optionalLine = (max: number) => blankIsAbsent(line(max))

const blankIsAbsent = (schema: ReturnType<typeof text>) =>
  schema
    .nullish()
    .transform((value) => (value === null || value === undefined || value.trim() === '' ? undefined : value.trim()))

/** How many items of a list a page may have; a number, or its digits as an address has them. */
export const pageLimit = (page: { default: number; max: number }) =>
  z.coerce.number<number | string>().int().min(1).max(page.max).default(page.default)

/** The one parameter of a path. */
export const IdParams = z.object({ id: Id })
