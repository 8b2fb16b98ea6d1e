const OPENS = '“"„«”「『'
const CLOSES = '”"“»」』'
const [OPENING, CLOSING] = [new RegExp(`^\\s*[${OPENS}]`, 'u'), new RegExp(`[${CLOSES}]\\s*$`, 'u')]

/** Where the words stand that a platform puts in quotes: from the line that opens them to behind the last that ends with a quote. */
export type QuotedWords = { at: number; end: number }

/** The paragraph in quotes, below a line of the platform's and above `until`; null where none stands there. */
export function quotedWords(lines: readonly string[], until = lines.length): QuotedWords | null {
  const at = lines.slice(0, until).findIndex((line) => OPENING.test(line))
  if (at < 1 || lines.slice(0, at).every((line) => line.trim() === '')) return null
  const last = lines.slice(0, until).findLastIndex((line) => CLOSING.test(line))
  const isAlone =
    (lines[at - 1] ?? '').trim() === '' || lines.slice(0, at).filter((line) => line.trim() !== '').length === 1
  return last < at || !isAlone || isOneSign(lines[at] ?? '', last === at) ? null : { at, end: last + 1 }
}

const isOneSign = (line: string, isAll: boolean) => isAll && line.trim().length < 3
