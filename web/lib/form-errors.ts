import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form'
import type { z } from 'zod'
import { fieldProblems } from '#api/contract/field-problem.ts'
import type { Sentence } from '#api/contract/words.ts'
import { isNotFetched } from '#web/code/until-fetched.ts'
import { say } from '#web/texts/say.ts'
import { ApiError } from './api-error.ts'

/** What the fields of a form are called where they are shown, by their path; `*` stands for any place in a list. */
export type FieldLabels = () => Readonly<Record<string, string>>

/** What is wrong with the fields that the form has, each in a sentence that names it. */
const sentencesOf = (labels: FieldLabels, problems: Readonly<Record<string, Sentence>>): [string, string][] =>
  Object.entries(problems).flatMap(([path, problem]) => {
    const label = labels()[path.replaceAll(/\d+/g, '*')]
    return label === undefined ? [] : [[path, say.forms.field(label, problem)]]
  })

/** Shows what the server found wrong at the fields it names; false when it named none that the form has. */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  labels: FieldLabels,
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError)) return false
  const told = sentencesOf(labels, error.fields)
  told.forEach(([path, message], index) => {
    setError(path as FieldPath<T>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return told.length > 0
}

const unlessNotFetched = (error: unknown): undefined => {
  if (!isNotFetched(error)) throw error
}

/**
 * Checks a form by the schema of its call, before the server does and in the same words. The schema is fetched when it is first
 * asked for, and zod with it; where that does not come the check is the server's alone.
 */
export const checkedBy =
  <S extends z.ZodType<unknown, FieldValues>>(
    schemaOf: () => Promise<S>,
    labels: FieldLabels,
  ): Resolver<z.input<S>, unknown, z.output<S>> =>
  async (values, _context, options) => {
    const schema = await schemaOf().catch(unlessNotFetched)
    const { data, problems } = schema ? fieldProblems(schema, values) : { data: values, problems: {} }
    const told = sentencesOf(labels, problems).map(([path, message]): [string, FieldError] => [
      path,
      { type: 'checked', message },
    ])
    if (told.length > 0) return { values: {}, errors: toNestErrors<z.input<S>>(Object.fromEntries(told), options) }
    // What is wrong with a field that the form does not have is the server's to say.
    return { values: (data ?? values) as z.output<S>, errors: {} }
  }
