import { failureIt } from '#web/lib/failure-it.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed } from './toast.ts'

/** Says that a theme could not be kept. */
export const sayThemeFailed = (error: unknown): void => void toastFailed(failureIt(error, say.account.themeFailed))
