import { keyOf } from './frames/line-key.ts'

const MOST_CHARACTERS = 120
const isShouted = (line: string) => line === line.toUpperCase() && line !== line.toLowerCase()
const isTitle = (line: string) =>
  line.length <= MOST_CHARACTERS && /\p{L}/u.test(line) && !/https?:|[?!]$|\d{6}/.test(line) && !line.includes('\uE003')

/** The house that a platform names above what it says of every house, where it names one; as it is written where it is not all capitals. */
export function titleAbove(text: string, below: readonly string[]): string | null {
  const lines = text
    .split(/[\n\t]/)
    .map((line) => line.trim())
    .filter((line) => keyOf(line) !== '')
  const begins = below.map(keyOf)
  const titles = lines.flatMap((line, at) => {
    const above = lines[at - 1] ?? ''
    return begins.some((one) => isBegun(keyOf(line), one)) && isTitle(above) ? [above] : []
  })
  const [one, ...others] = new Set(titles.map(keyOf))
  if (one === undefined || others.length > 0) return null
  return (
    titles.find((title) => !isShouted(title)) ??
    lines.find((line) => keyOf(line) === one && !isShouted(line)) ??
    titles[0] ??
    null
  )
}

const isBegun = (line: string, begin: string) => line.startsWith(begin) && !/^\p{L}/u.test(line.slice(begin.length))
