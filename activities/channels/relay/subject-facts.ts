import type { Relay } from '#activities/channels/incoming-message.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { endsBeforeDaysOrText, withDaysMarked } from './around-days.ts'
import { escaped } from './escaped.ts'
import { eventWordsIn } from './event-words.ts'
import { withBrands } from './frames/phrases.ts'
import { guestName } from './guest-name.ts'
import { LANGUAGES } from './languages/languages.ts'
import { IS_PARTICLE } from './name-particles.ts'
import { once } from './once.ts'
import type { Platform } from './platforms/platform.ts'
import { PLATFORMS } from './platforms/platforms.ts'

/** What a platform's subject names: its guest, and its house. */
export type SubjectFacts = { name: string | null; listing: string | null }

const MARKS =
  /^(?:(?:re|r|aw|antw|sv|rv|res|rif|odp|fwd?|wg|tr|vs|ynt|απ|vá|回复|回覆|答复|返信|답장|회신)\.?\s?(?:\[\d+\])?\s*:\s*)+/i
const NAME = String.raw`(?<name>[^:()\n\uE002]{1,60}?)`
const LISTING = String.raw`(?<listing>[^\n\uE002]{2,120}?)`
const NAME_ENDS = String.raw`(?=\s*[:(,\uE002]|\s+[-–—]\s|\s*$)`
const LISTING_ENDS = `(?=${endsBeforeDaysOrText})`

function toPattern(line: string): RegExp {
  const source = escaped(line)
    .replaceAll(/['’]/g, "['’]")
    .replaceAll(/\s*:\s*/g, String.raw`\s*:\s*`)
    .replaceAll(/ /g, String.raw`\s+`)
    .replaceAll(/[-–]/g, '[-–—]')
    .replace(String.raw`\{name\}`, NAME + (line.endsWith('{name}') ? NAME_ENDS : ''))
    .replace(String.raw`\{listing\}`, LISTING + LISTING_ENDS)
  return new RegExp(`^${source}${line.endsWith('}') ? '' : String.raw`(?!\p{L})`}`, 'iu')
}

/** `opens`: the word that the line begins with, in lower case; null where it begins with what it names. `pattern`: made when first asked. */
type Line = { opens: string | null; pattern: () => RegExp }

const opening = (text: string) => /^[\p{L}\p{N}]+/u.exec(text)?.[0].toLowerCase() ?? null

const toLine = (line: string): Line => ({
  opens: /^[\p{L}\p{N}]+\{/u.test(line) ? null : opening(line),
  pattern: once(() => toPattern(line)),
})

/** The line that says the most comes first. */
const linesOf = ({ brands, frame }: Platform) =>
  withBrands(
    [...LANGUAGES, frame].flatMap(({ subjects = [] }) => subjects),
    brands,
  )
    .toSorted((one, other) => literal(other).length - literal(one).length)
    .map(toLine)
const literal = (line: string) => line.replace(/\{\w+\}/g, '')

const compiled = new Map<Relay['channel'], Line[]>()

function linesFor(channel: Relay['channel']): Line[] {
  const known = compiled.get(channel) ?? linesOf(PLATFORMS[channel])
  compiled.set(channel, known)
  return known
}

/** What the first that fits of a platform's subjects says, in any of its languages. */
export function subjectFacts(subject: string, channel: Relay['channel']): SubjectFacts {
  if (last?.subject !== subject || last.channel !== channel)
    last = { subject, channel, facts: readSubject(subject, channel) }
  return last.facts
}

/** Whoever recognises a mail asks, and whoever reads it again: a tenth of the time that its reading takes. */
let last: { subject: string; channel: Relay['channel']; facts: SubjectFacts } | undefined

function readSubject(subject: string, channel: Relay['channel']): SubjectFacts {
  const text = withDaysMarked(subject.slice(0, 300).replace(MARKS, '').trim())
  const facts = factsIn(text, channel)
  const [, behind] = BEHIND_HEADING.exec(text) ?? []
  return behind === undefined || facts.name !== null || facts.listing !== null ? facts : factsIn(behind, channel)
}

/** `Reminder of a reservation: Anna arrives soon!` */
const BEHIND_HEADING = /^[^:：]{3,60}[:：]\s*(\p{Lu}.+)$/u

function factsIn(text: string, channel: Relay['channel']): SubjectFacts {
  const facts: SubjectFacts = { name: null, listing: null }
  const first = opening(text)
  for (const { opens, pattern } of linesFor(channel)) {
    // Three hundred lines would be tried on each subject.
    if (opens !== null && opens !== first) continue
    const { name, listing } = pattern().exec(text)?.groups ?? {}
    if (name === undefined && listing === undefined) continue
    facts.name ??= guestName(withoutDeed(name?.replace(HELPS, '')))
    facts.listing ??= withoutMarks(listing)
    break
  }
  return facts
}

/** What stands between a name and what its bearer did: `Jan Kos has sent you a message`. */
const HELPS =
  /(?<=\p{Lu}.*)(?:\s+(?:has|have|just|hat|ha|a|ti|ti ha|vous|vous a|te|te ha|heeft|har|enviou|wam|ci))+\s*$/u

/** `Jan Kos ist abgelaufen`: what became of it, where a line ends with whose it is. Some guests write half of their name small. */
function withoutDeed(name: string | undefined): string | undefined {
  const [first = '', ...others] = (name ?? '').split(' ')
  const end = others.findIndex((word) => /^\p{Ll}{2}/u.test(word) && !STANDS_BETWEEN.test(word))
  const isDeed = end !== -1 && /^\p{Lu}/u.test(first) && eventWordsIn(fold(others.slice(end).join(' '))).size > 0
  return isDeed ? [first, ...others.slice(0, end)].join(' ') : name
}
const STANDS_BETWEEN = new RegExp(`${IS_PARTICLE.source}|^(?:and|und|et|en|og|och|ed)$`, 'u')

/** `Buchung 5999000222`, `la reserva 1749203865`: no house. */
const RESERVATION = /^(?:\p{L}{1,20}\s){0,2}\p{L}{0,20}[\s#:.°º]{0,4}\d{6,14}$/u

const CALLED_IN_QUOTES = /[„“«"‘]\p{L}[^“”»"’]*[“”»"’]$/u

function withoutMarks(listing: string | undefined): string | null {
  const open = (listing ?? '').replace(/^[\s„“"«'‘]+|[\s,]+$/g, '')
  // 'Loft “Il Nido”' ends as it is called.
  const bare = CALLED_IN_QUOTES.test(open) ? open : open.replace(/[\s“”"»'’,]+$/, '')
  return bare === '' || RESERVATION.test(bare) || /\d{6}/.test(bare) ? null : bare
}
