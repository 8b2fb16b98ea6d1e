import { fold } from '#workflows/domain/fold-text.ts'

/** How a line stands on a platform's page: a guest's words are text, in one place and in one manner. */
export type PageLine = { manner: string; isLink: boolean; isHeading: boolean; isSmall: boolean; isCell: boolean }

/**
 * What a mail's headers say of itself: who is named in them, and its subject; of a platform's mail the reservation's code where an address
 * has it, and the house that its subject names.
 */
export type Correspondence = {
  subject: string
  names: readonly string[]
  /** The house's own addresses, in lower case. */
  own?: readonly string[]
  codes?: readonly string[]
  titles?: readonly string[]
  /** What the platform's page shows on links to pages that only hosts have, as lines are compared. */
  buttons?: readonly string[]
  /** Where those lead. */
  pages?: readonly string[]
  /** How each line of that page stands there. */
  page?: ReadonlyMap<string, PageLine>
}

export const NOBODY: Correspondence = { subject: '', names: [] }

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a line says nothing but names that stand in the headers. */
export function isNameLine(line: string, { names }: Correspondence): boolean {
  const known = new Set(names.flatMap(wordsOf))
  const words = wordsOf(line)
  return words.length > 0 && !/[?!]/.test(line) && words.every((word) => known.has(word))
}
