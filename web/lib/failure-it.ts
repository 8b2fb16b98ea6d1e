import { sentenceIt } from '#web/texts/sentences-it.ts'
import { ApiError } from './api-error.ts'

/** Why the API refused, in Italian; `otherwise` where it did not answer, or had no reason that a host could act on. */
export const failureIt = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.kind !== 'unexpected' ? sentenceIt(error.sentence) || otherwise : otherwise
