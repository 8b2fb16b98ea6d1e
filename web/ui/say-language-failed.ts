import { failureIt } from '#web/lib/failure-it.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed } from './toast.ts'

/** Says that a language could not be chosen. */
export const sayLanguageFailed = (error: unknown): void => void toastFailed(failureIt(error, say.languages.failed))
