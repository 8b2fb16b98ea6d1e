import type { Sentence } from '#api/contract/words.ts'
import { loadTexts, say } from '#web/texts/say.ts'
import { ApiError } from './api-error.ts'
import { logFailure } from './log-failure.ts'

/** Why the API refused, in English; `otherwise` where it did not answer, or had no reason that a host could act on. */
export async function failureEn(error: unknown, otherwise: string): Promise<string> {
  if (!(error instanceof ApiError) || error.kind === 'unexpected' || error.sentence === null) return otherwise
  return faultEn(error.sentence, otherwise)
}

/** What is wrong, in English; `otherwise` where its words cannot be fetched, or are of a newer version. */
export const faultEn = (sentence: Sentence, otherwise: string): Promise<string> =>
  loadTexts('faults').then(
    () => say.faults.sentence(sentence) || otherwise,
    (failed: unknown) => {
      logFailure(failed)
      return otherwise
    },
  )
