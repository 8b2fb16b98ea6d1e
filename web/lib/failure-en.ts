import { say } from '#web/texts/say.ts'
import { ApiError } from './api-error.ts'

/** Why the API refused, in English; `otherwise` where it did not answer, or had no reason that a host could act on. */
export const failureEn = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.kind !== 'unexpected' && error.sentence !== null
    ? say.forms.sentence(error.sentence) || otherwise
    : otherwise
