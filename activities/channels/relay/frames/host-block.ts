import { type Correspondence, isNameLine } from '#activities/channels/text/correspondence.ts'
import type { CompiledFrame } from './compile-frame.ts'
import { keyOf } from './line-key.ts'
import { phraseIn } from './phrases.ts'

const MOST_BETWEEN = 3
const NAME = /^\p{Lu}[\p{L}\p{M}.'’&-]*(?: [\p{L}\p{M}.'’&-]+){0,3}$/u

/** Where a host's own words of before begin: a name that is not the guest's, and below it what the platform calls a host. Null where none do. */
export function hostBlockAt(lines: readonly string[], { hosts }: CompiledFrame, of: Correspondence): number | null {
  for (let at = 0; at < lines.length; at++) {
    const name = (lines[at] ?? '').trim()
    if (name.length > 40 || !NAME.test(name) || isNameLine(name, of)) continue
    const below = lines.slice(at + 1, at + 1 + MOST_BETWEEN)
    const role = below.find((line) => line.trim() !== '') ?? ''
    if (phraseIn(keyOf(role), hosts) === true) return at
  }
  return null
}
