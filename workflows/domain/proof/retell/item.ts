import type { SaidValue } from '#workflows/domain/proof/alignment/said-value.ts'

/** What a clause of a note is made of, in its order. */
export type Item =
  | { kind: 'meaning'; name: string }
  | { kind: 'value'; value: SaidValue; isUnder: boolean }
  /** The same in every language: a name, a line, a measure. */
  | { kind: 'verbatim'; text: string }
  | { kind: 'join'; isOr: boolean }
  | { kind: 'not' }
  | { kind: 'unknown'; text: string; isNoun: boolean }
