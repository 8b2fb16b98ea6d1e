export type CsvCell = string | number | null

/** A spreadsheet would reckon with text that begins like this: a quote before it makes it text again. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20\t\r]/u
/** Without it Excel takes the text for another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

function cellOf(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as RFC 4180 has them, as UTF-8; text of others becomes no formula. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
