import { ofField, type Sentence } from '#api/contract/words.ts'
import { say } from '#web/texts/say.ts'
import { ApiError } from './api-error.ts'

/** A field by the name that it has on the screen. */
const byItsName = (sentence: Sentence): Sentence => {
  if (sentence.code !== 'invalid_field') return sentence
  const { field, problem } = sentence.params
  return ofField(say.inbox.fields[field] ?? field, problem)
}

/** Why the API refused, in Italian; `otherwise` where it did not answer, or had no reason that a host could act on. */
export const failureIt = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.kind !== 'unexpected'
    ? (error.sentence && say.told.sentence(byItsName(error.sentence))) || otherwise
    : otherwise
