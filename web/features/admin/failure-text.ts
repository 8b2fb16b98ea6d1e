import { ApiError } from '#web/lib/api-error.ts'

/** What was refused is said in the server's words; anything else in ours. */
export function failureText(error: Error, fallback: string): string {
  const isRefusal = error instanceof ApiError && ['conflict', 'rule_refused', 'forbidden'].includes(error.kind)
  return isRefusal ? `${fallback}: ${error.message}` : fallback
}
