import { visibleText } from './fold-text.ts'

/**
 * The name to greet with: `Lukas Weber` → `Lukas`. An address, a number, a word in lower case or a shout (`info`, `HOTEL ROMA`)
 * gives none: a greeting without a name is never wrong.
 */
export function firstName(name: string | null | undefined): string | null {
  const [first] = visibleText(name ?? '')
    .trim()
    .split(/\s+/)
  return first !== undefined && /^(?:\p{Lo}|\p{Lu}(?=.*\p{Ll}))[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? first : null
}
