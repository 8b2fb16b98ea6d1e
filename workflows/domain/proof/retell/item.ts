import type { SaidValue } from '#workflows/domain/proof/alignment/said-value.ts'

/** What a clause of a note is made of, in its order. */
export type Item =
  | { kind: 'meaning'; name: string }
  | { kind: 'value'; value: SaidValue; isUnder: boolean }
  /** As it is told: a name, a line, a measure, or the plain word that the dictionary has for a thing. */
  | { kind: 'verbatim'; text: string; meaning?: number /** A no in its words. */; isNo?: true }
  | { kind: 'join'; isOr: boolean }
  | { kind: 'not' }
  | { kind: 'unknown'; text: string; isNoun: boolean }
