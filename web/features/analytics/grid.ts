import type { CsvCell } from '#web/lib/csv.ts'

/** A table as a screen shows it (`shown`) and as a file has it (`rows`, figures as numbers). */
export type Grid = { columns: string[]; rows: CsvCell[][]; shown: string[][] }

export type Column<T> = {
  name: () => string
  value: (row: T) => CsvCell
  shown?: (row: T) => string
  csvName?: () => string
}

/** Rows under columns; a figure is shown by its column's own words where it has them. */
export const gridOf = <T>(rows: readonly T[], columns: readonly Column<T>[], inWords: (n: number) => string): Grid => ({
  columns: columns.map(({ name }) => name()),
  rows: [
    columns.map(({ name, csvName }) => (csvName ?? name)()),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ],
  shown: rows.map((row) =>
    columns.map(({ value, shown }) => {
      if (shown) return shown(row)
      const cell = value(row)
      return typeof cell === 'number' ? inWords(cell) : (cell ?? '')
    }),
  ),
})
