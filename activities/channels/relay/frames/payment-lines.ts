import { isDateText } from '#activities/channels/text/date-words.ts'

const CURRENCY = String.raw`(?:[€$£]|EUR|USD|GBP|CHF|AUD|NZD|CAD|PLN|CZK|BRL|R\$|zł|Kč|kr\.?|SEK|DKK|NOK)`
const AMOUNT = new RegExp(
  String.raw`^[-–+]?\s?(?:${CURRENCY}\s?-?\d[\d.,'’ \u00a0]*|-?\d[\d.,'’ \u00a0]*\s?${CURRENCY})\*{0,2}$`,
  'u',
)
const MOST_WORDS = 7
const LEAST_AMOUNTS = 2

const isAmount = (line: string) => AMOUNT.test(line.trim())
/** What is paid for: a few words and no sentence. */
const isName = (line: string) => {
  const text = line.trim()
  return text !== '' && !/[?!;]|[.,]\s/.test(text) && text.split(/\s+/).length <= MOST_WORDS
}

/** Which lines say what is paid: amounts, what each of them is for above or before it, and how many nights. */
export function paymentLines(lines: readonly string[]): boolean[] {
  const isPaid = lines.map(isAmount)
  for (const [at, line] of lines.entries()) {
    const cells = line.trim().split(/ {2,}/)
    if (cells.length === 2 && isAmount(cells[1] ?? '') && isName(cells[0] ?? '')) isPaid[at] = true
    if (isPaid[at] || !isName(line)) continue
    const below = lines.slice(at + 1, at + 3).find((other) => other.trim() !== '') ?? ''
    if (isAmount(below)) isPaid[at] = true
  }
  return isPaid
}

/** Where a table of what is paid begins that ends here, with the line that says what it is; the end itself where none does. */
export function paymentBegins(lines: readonly string[], end: number): number {
  const isPaid = paymentLines(lines.slice(0, end))
  const isBlank = (at: number) => (lines[at] ?? '').trim() === ''
  let begin = end
  while (begin > 0 && (isPaid[begin - 1] === true || isBlank(begin - 1))) begin--
  while (begin < end && isBlank(begin)) begin++
  const amounts = lines.slice(begin, end).filter((line) => isAmount(line.trim().split(/ {2,}/).at(-1) ?? ''))
  if (amounts.length < LEAST_AMOUNTS) return end
  const above = lines.slice(0, begin).findLastIndex((line) => line.trim() !== '')
  const isHeading =
    above > 0 && isName(lines[above] ?? '') && !/[.:]$/.test((lines[above] ?? '').trim()) && isBlank(above - 1)
  return isHeading ? above : begin
}

/** `7 nights` */
export const isNightCount = (line: string): boolean => /^\s*\d{1,3} \p{L}+\s*$/u.test(line) && isDateText(line)
