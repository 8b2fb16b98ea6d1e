import type { SecretKind } from '#api/contract/placeholders.ts'
import { splitAtPlaceholders } from '#api/contract/placeholders.ts'

export type SecretNames = Readonly<Record<SecretKind, string>>

/** Puts a text on one line of a list: its placeholders by their names. */
export const namesOfPlaceholders =
  (names: SecretNames) =>
  (text: string): string =>
    splitAtPlaceholders(text)
      .map((part) => (part.kind === null ? part.text : `‹${names[part.kind]}›`))
      .join('')
