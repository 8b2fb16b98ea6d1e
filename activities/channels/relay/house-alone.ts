import { NOBODY } from '#activities/channels/text/correspondence.ts'
import { dayNamed } from '#activities/channels/text/stay-dates.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { eventWordsIn } from './event-words.ts'
import { conceptsIn } from './frames/concepts.ts'
import { endsWithCountry } from './frames/country-names.ts'
import { frameOf } from './frames/frame-place.ts'
import { isName } from './frames/frame-values.ts'
import { isGuestCount } from './frames/guest-count.ts'
import { knownLines } from './frames/known-lines.ts'
import { keyOf } from './frames/line-key.ts'
import { greets } from './frames/place-line.ts'
import { withoutNumber } from './house-number.ts'
import { isCalledAsHouses, isKindOfHouse } from './kind-of-house.ts'
import type { RelayMail } from './relay-mail.ts'
import { nameKey } from './same-guest.ts'

const MOST_SAID = 8
const [LEAST_WORDS, MOST_WORDS] = [2, 9]
const TITLE = /^[\p{Lu}\d][^?!:;@|<>©€$£]{3,80}$/u

/**
 * The house that a notice names on a line of its own at its top, of which no list knows how it calls one: the only line there that is a
 * name and nothing that platforms say.
 */
export function houseAlone({ text, channel, of, subject }: RelayMail, guest: string | null): string | null {
  const lines = text.split('\n').map((line) => line.trim())
  const filled = lines.flatMap((line, at) => (line === '' ? [] : [at])).slice(0, MOST_SAID)
  const { isKnown } = knownLines(lines.slice(0, (filled.at(-1) ?? 0) + 1), frameOf(channel), of)
  // Right below its heading a platform may go on.
  const isEnd = (at: number) => (lines[at] ?? '') === '' || (isKnown[at] === true && at === 1)
  const isSubject = (line: string) => keyOf(line) === keyOf(subject)
  const houses = new Map(
    filled
      .filter((at) => isKnown[at] !== true && (lines[at - 1] ?? '') === '' && isEnd(at + 1))
      .map((at) => withoutNumber(lines[at] ?? ''))
      .filter((line) => !isSubject(line) && mayBeHouse(line, guest) && !isOfPage(line, of))
      .map((line) => [keyOf(line), line]),
  )
  const [house = null] = houses.values()
  return houses.size === 1 ? house : null
}

/** What leads somewhere is a button. */
const isOfPage = (line: string, { page, buttons = [] }: RelayMail['of']) => {
  const key = keyOf(line)
  return buttons.includes(key) || page?.get(key)?.isLink === true
}

/** Whether a line is a name, and nothing that platforms say. */
export function mayBeHouse(line: string, guest: string | null): boolean {
  const words = line.split(/\s+/).length
  if (!TITLE.test(line) || isKindOfHouse(line) || /[.,]$/.test(line) || words < LEAST_WORDS || words > MOST_WORDS)
    return false
  const folded = fold(line)
  // `Casa Nova`: what is new may be so called.
  const concepts = [...conceptsIn(folded)].filter((concept) => concept !== 'arrived')
  const isPlatforms = concepts.length > 0 || eventWordsIn(folded).size > 0 || greets(line)
  if (isPlatforms || isGuestCount(line) || /\d{5,}/.test(line) || dayNamed(line) !== null || endsWithCountry(line))
    return false
  const [own, other] = [nameKey(guest), nameKey(line)]
  // Without a guest two capitals may be their name.
  return own === '' ? !isName(line, NOBODY) || isCalledAsHouses(line) : !`${other} `.startsWith(`${own.split(' ')[0]} `)
}
