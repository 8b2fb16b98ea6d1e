import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from './api-error.ts'

/** Shows what the server found wrong at the fields it names; false when it named none that the form has. */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  known: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError)) return false
  const named = known.filter((path) => error.fields[path] !== undefined)
  named.forEach((path, index) => {
    setError(path, { type: 'server', message: error.fields[path] ?? '' }, { shouldFocus: index === 0 })
  })
  return named.length > 0
}
