import { type Correspondence, isNameLine } from '#activities/channels/text/correspondence.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { buttonsIn } from './buttons.ts'
import type { CompiledFrame } from './compile-frame.ts'
import { labelOn } from './label-on.ts'
import { keyOf, saysNothing } from './line-key.ts'
import { greets } from './place-line.ts'

type Place = { frame: CompiledFrame; of: Correspondence }

const isBlank = (line: string | undefined) => (line ?? '').trim() === ''

/**
 * Below the guest's name, a paragraph of its own behind the platform's line or address, where the button for hosts stands further down:
 * also below what the platform calls a guest, in words that nobody knows.
 */
export function belowName(lines: readonly string[], isKnown: readonly boolean[], { frame, of }: Place): number | null {
  const button = buttonsIn(lines, frame.hostPages, of)[0]?.at ?? 0
  const lastSaid = lines.findLastIndex((line, at) => at < button && !saysNothing(line))
  let isKnownAbove = false
  // What stands there is the platform's, too, where it is short, asks nothing, and it calls the guest something below their name.
  let isShortAbove = true
  let above = 0
  for (let at = 0; at < lastSaid; at++) {
    if (isBlank(lines[at])) continue
    const isParagraph = isBlank(lines[at - 1]) && isBlank(lines[at + 1])
    if ((isKnownAbove || isShortAbove) && isParagraph && isNameLine(lines[at] ?? '', of)) {
      const role = lines.findIndex((line, below) => below > at && !isBlank(line))
      const isBelowRole = role < lastSaid && isRole(lines[role] ?? '') && isBlank(lines[role + 1])
      if (isBelowRole) return role + 1
      if (isKnownAbove) return at + 1
    }
    isKnownAbove = isKnown[at] === true
    if (!isKnownAbove) above++
    isShortAbove &&= above <= MOST_UNKNOWN_ABOVE && !/[?？]/.test(lines[at] ?? '')
  }
  return null
}

const MOST_UNKNOWN_ABOVE = 3
const MOST_OF_ROLE = 4
/** `Titular de la estancia`: a few words, no sentence and no greeting. */
const isRole = (line: string) =>
  /^\p{Lu}[\p{L} '’/()-]{2,40}$/u.test(line.trim()) && line.trim().split(/\s+/).length <= MOST_OF_ROLE && !greets(line)

const MOST_WORDS = 12

/** Below the first line that names the guest and ends in a colon, as what announces words does: `Mirka Holub had this to say:`. */
export function belowNaming(lines: readonly string[], { frame: { labels }, of }: Place): number | null {
  const names = of.names.map((name) => keyOf(name)).filter((name) => name.length >= 3)
  const at = lines.findIndex((line) => {
    const key = fold(line).trim()
    if (!/[:：]$/.test(key) || /[?!]/.test(key) || key.split(/\s+/).length > MOST_WORDS) return false
    const others = names.map((name) => ` ${key.replace(/[:：]$/, '')} `.replace(` ${name} `, ' \uE003 '))
    return labelOn(line, labels) === null && others.some((rest) => rest.includes('\uE003') && /\p{L}{2}/u.test(rest))
  })
  return at !== -1 && lines.slice(at + 1).some((line) => !saysNothing(line)) ? at + 1 : null
}

const MOST_ABOVE = 6

/** Below a heading that says that the guest, whom it names, wrote: `Mirka Holub sent you a message about a stay in June`. */
export function belowHeading(
  lines: readonly string[],
  of: Correspondence,
  says: (line: string) => boolean,
): number | null {
  const names = of.names.map((name) => keyOf(name)).filter((name) => name.length >= 3)
  let seen = 0
  for (let at = 0; at < lines.length && seen < MOST_ABOVE; at++) {
    const line = (lines[at] ?? '').trim()
    if (saysNothing(line)) continue
    seen++
    const key = keyOf(line)
    const isHeading = isBlank(lines[at - 1]) && isBlank(lines[at + 1]) && !/[?!.,:]$/.test(line) && !greets(line)
    if (!isHeading || line.split(/\s+/).length > MOST_WORDS + 4 || !says(line)) continue
    if (names.some((name) => ` ${key} `.includes(` ${name} `)) && lines.slice(at + 1).some((one) => !saysNothing(one)))
      return at + 1
  }
  return null
}
