const PAIRS = ['“”', '""', '„“', '„”', '«»', '””'] as const

/** A platform puts a guest's words in quotes: the same without, where they stand around all of it and nowhere within. */
export function withoutQuotes(text: string): string {
  const whole = text.trim()
  const isAround = PAIRS.some(
    ([open = '', close = '']) =>
      whole.startsWith(open) && whole.endsWith(close) && !new RegExp(`[${open}${close}]`, 'u').test(whole.slice(1, -1)),
  )
  return isAround && whole.length > 2 ? whole.slice(1, -1).trim() : text
}
