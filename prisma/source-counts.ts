/**
 * The column `counts` of a source: what it holds of what is read, and what of that we have. `atSource` is null where it cannot be asked.
 * `known`: it came another way before, or is ours. `missing`: passed over at two counts in a row, since `missingSince`.
 */
export type SourceCounts = {
  countedAt: string
  atSource: number | null
  stored: number
  known: number
  unreadable: number
  filtered: number
  waiting: number
  missing: number
  missingSince: string | null
}

/** As our own rows have it: nobody else writes the column. */
export const readCounts = (column: unknown): SourceCounts | null => (column ?? null) as SourceCounts | null
