import { type Correspondence, isNameLine } from '#activities/channels/text/correspondence.ts'
import { isDateText } from '#activities/channels/text/date-words.ts'
import { isDrawnLine } from '#activities/channels/text/drawn-line.ts'
import type { CompiledFrame } from './compile-frame.ts'
import { phraseAt } from './known-lines.ts'
import { keyOf } from './line-key.ts'
import { greets, isPlaceLine, isProfileLine } from './place-line.ts'

type Read = { frame: CompiledFrame; of: Correspondence }

const firstSaid = (lines: readonly string[], from: number) =>
  lines.findIndex((line, at) => at >= from && line.trim() !== '' && !isDrawnLine(line))

/** Where words begin: behind the place that a guest is from, where the platform tells of them above it. */
export function behindPlace(lines: readonly string[], from: number, { frame, of }: Read): number {
  const begin = firstSaid(lines, from)
  const above = lines.slice(0, Math.max(0, from)).findLastIndex((line) => line.trim() !== '')
  const isProfile = (at: number) =>
    phraseAt(lines, at, { phrases: frame.profiles, of }) > 0 || isProfileLine(lines[at] ?? '')
  const isBelowProfile = above !== -1 && isProfile(above)
  if (begin === -1 || !isBelowProfile || !isPlaceLine(lines[begin] ?? '')) return begin
  const below = lines[begin + 1] ?? ''
  const isToldMore = (at: number) => phraseAt(lines, at, { phrases: frame.profiles, of }) > 0
  const isApart = below.trim() === '' || greets(below) || isButtonOf(of, below) || isToldMore(begin + 1)
  const next = isApart ? firstSaid(lines, begin + 1) : -1
  const behind = next !== -1 && isToldMore(next) ? firstSaid(lines, next + 1) : next
  return behind === -1 ? begin : behind
}

const isButtonOf = ({ buttons = [] }: Correspondence, line: string) => buttons.includes(keyOf(line))

/**
 * Some head the words with who wrote them and when, below the line that says that a guest speaks. A guest may name several who come, each
 * on a line: then all of it is theirs. `isSure`: it is the whole name, or stands apart.
 */
export function behindName(
  lines: readonly string[],
  from: number,
  of: Correspondence,
): { begin: number; isSure: boolean } {
  const line = lines[from] ?? ''
  const name = line.replace(BEHIND_NAME, '').trim()
  const below = firstSaid(lines, from + 1)
  const behind = line.trim().slice(name.length).replace(SEPARATOR, ' ').trim()
  const isName = isNameLine(name, of) && (behind === '' || isDateText(behind))
  if (below === -1 || !isName) return { begin: from, isSure: false }
  const begin = isDateText(lines[below] ?? '') ? firstSaid(lines, below + 1) : below
  if (begin === -1 || isAnother(lines[begin] ?? '')) return { begin: from, isSure: false }
  return { begin, isSure: name.includes(' ') || (lines[from + 1] ?? '').trim() === '' }
}

/** `Jan Kos · 20 Nov 2026, 10:12` */
const BEHIND_NAME = /\s*[·•|,(–—-]?\s*(?=\S*\d).*$/u
const SEPARATOR = /^\s*[·•|,(–—-]|\)$/gu
const MOST_OF_NAME = 4
/** `Ella Kos (4)`: who else comes. */
const isAnother = (line: string) => {
  const words = line
    .replace(/\s*[(,:–-].*$|\s+\d.*$/u, '')
    .trim()
    .split(/\s+/)
  const isNamed = words.length > 1 && words.length <= MOST_OF_NAME && words.every((word) => /^\p{Lu}\p{L}/u.test(word))
  return isNamed && !greets(line) && !/[?!]/.test(line)
}
