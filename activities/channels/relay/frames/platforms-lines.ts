import { type Correspondence, isNameLine } from '#activities/channels/text/correspondence.ts'
import type { JudgedLine } from '#activities/channels/text/judged-line.ts'
import { isClosing } from '#activities/channels/text/sender-block.ts'
import { voiceIn } from '#activities/channels/text/voice.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { knownLines } from './known-lines.ts'
import { type Context, type Evidence, evidenceOf } from './line-evidence.ts'
import { keyOf, saysNothing } from './line-key.ts'
import { greets } from './place-line.ts'
import { type Unit, unitsOf } from './units.ts'

/** No platform's mail has more; then the words stand as they are. */
const MOST_LINES = 1_000

type Weighed = Unit & Evidence & { weight: number }
type Span = { from: number; to: number; sum: number }

/**
 * Of lines that no list tells from the guest's: those around their words that are what platforms write, by what each says and where it
 * stands. The words are the stretch in which most speaks for a person; what stands outside is in doubt, but for what
 * surely stands elsewhere on the page. `above`: where its lists
 * tell where the words end.
 */
export function withoutPlatformsLines(
  judged: readonly JudgedLine[],
  context: Context,
  where: 'around' | 'above' = 'around',
): JudgedLine[] {
  const own = judged.flatMap(({ as }, at) => (as === 'own' ? [at] : []))
  if (own.length > MOST_LINES) return [...judged]
  const lines = own.map((at) => judged[at]?.line ?? '')
  const units = weighed(lines, context)
  const among = wordsAmong(units)
  if (among === null) return [...judged]
  const found = inTheirManner(units, among, context)
  const words = where === 'around' ? found : apartBelow(units, found, context)
  if (words === null) return [...judged]
  const cut = new Map<number, JudgedLine['as']>()
  const isElsewhere = placesOf(units.slice(words.from, words.to), context)
  for (const [nth, unit] of units.entries()) {
    if (nth >= words.from && nth < words.to && !(unit.isMark && where === 'around')) continue
    const isSure = -unit.weight >= LEAST_OF_FRAME && isElsewhere(unit)
    for (let at = unit.from; at < unit.to; at++) cut.set(own[at] ?? -1, isSure ? 'frame' : 'doubtful')
  }
  return judged.map((one, at) => ({ line: one.line, as: cut.get(at) ?? one.as }))
}

/**
 * Whether a line stands on the page in another manner than the guest's words, all of which stand there in their own: what they write is
 * text in one place.
 */
function placesOf(words: readonly Unit[], context: Context): (unit: Unit) => boolean {
  const theirs = new Set(words.map((unit) => mannerOf(unit, context)))
  const isElsewhere = (manner: string | undefined) => manner !== undefined && !theirs.has(manner)
  return (unit) => !theirs.has(undefined) && isElsewhere(mannerOf(unit, context))
}

const mannerOf = ({ text }: Unit, { page }: Context) => page.get(keyOf(text))?.manner

/** At the edges of the words what stands on the page as the platform's lines do, where most of the words stand there otherwise. */
function inTheirManner(units: readonly Weighed[], words: Span, context: Context): Span {
  const said = units.slice(words.from, words.to)
  const most = said.reduce<Weighed | null>(
    (best, unit) => (best !== null && best.weight >= unit.weight ? best : unit),
    null,
  )
  const theirs = most === null ? undefined : mannerOf(most, context)
  const others = units.filter(
    (unit, at) => (at < words.from || at >= words.to) && (unit.isWall || -unit.weight >= LEAST_OF_FRAME),
  )
  const platforms = new Set(others.map((unit) => mannerOf(unit, context)))
  if (theirs === undefined || platforms.has(theirs)) return words
  const isPlatforms = (unit: Weighed | undefined) => {
    const manner = unit === undefined ? undefined : mannerOf(unit, context)
    return manner !== undefined && manner !== theirs && platforms.has(manner)
  }
  let { from, to } = words
  while (from < to && isPlatforms(units[from])) from++
  while (to > from && isPlatforms(units[to - 1])) to--
  return { ...words, from, to }
}

/** Where lists tell where the words end, only what stands apart above them is the platform's. */
function apartBelow(units: readonly Weighed[], words: Span, context: Context): Span | null {
  const [above, first] = [units[words.from - 1], units[words.from]]
  if (above === undefined || first === undefined) return null
  const isApart = first.from > above.to || placesOf([first], context)(above)
  return isApart ? { ...words, to: units.length } : null
}

function weighed(lines: readonly string[], context: Context): Weighed[] {
  const { isKnown } = knownLines(lines, context.frame, context.of)
  let hasSpoken = false
  let above: Weighed | null = null
  const all = unitsOf(lines, (line) => context.page.has(keyOf(line))).map((unit) => {
    const known = isKnown.slice(unit.from, unit.to).every(Boolean)
    const isNothing = lines.slice(unit.from, unit.to).every(saysNothing)
    const evidence = isNothing
      ? {
          platform: 0,
          guest: 0,
          isWall: context.frame.hostPages.test(unit.text),
          isNamed: false,
          isLabel: false,
          isMark: false,
        }
      : evidenceOf(unit.text, known && !isNothing, context)
    return { ...unit, ...evidence }
  })
  return all.map((given, at) => {
    const unit = isAboveAddress(given, all[at + 1], context) ? { ...given, isWall: true } : given
    const isInTable = unit.isLabel && [all[at - 1], all[at + 1]].some((other) => other?.isLabel === true)
    const isSigned =
      (hasSpoken || (unit.isNamed && isBelowSentence(above, unit))) &&
      (unit.isNamed || isSignOff(unit.text, context.of) || isSignedBelow(all[at - 1]?.text, unit.text, context.of))
    const isRole = !hasSpoken && all[at - 1]?.isNamed === true && isShort(unit.text)
    const isTwice = isGreeting(unit.text) && greetsAnew(all[at + 1]?.text ?? '')
    const weight = isSigned
      ? 0.3
      : unit.isNamed || isTwice
        ? -LEAST_OF_FRAME
        : unit.isMark
          ? -0.5
          : isRole
            ? -1
            : unit.guest - unit.platform - (isInTable ? 2 : unit.isLabel ? 1 : 0)
    if (weight >= (context.isBegun === true ? LEAST_OF_WORDS : 1)) hasSpoken = true
    above = { ...unit, weight }
    return above
  })
}

const LEAST_OF_SENTENCE = 3
/** Right below a sentence that is nobody's but the guest's: who signs. */
const isBelowSentence = (above: Weighed | null, { from }: Unit) =>
  above !== null &&
  above.to === from &&
  above.weight > 0 &&
  /[.!…]$/.test(above.text) &&
  above.text.split(/\s+/).length >= LEAST_OF_SENTENCE

/** What a platform writes on the line above the address of a page that only hosts have: its button. */
const isAboveAddress = ({ to, text }: Unit, below: Unit | undefined, { frame }: Context) =>
  below?.from === to &&
  frame.hostPages.test(below.text) &&
  saysNothing(below.text) &&
  text.split(/\s+/).length <= MOST_OF_BUTTON &&
  !/[?]/.test(text)
const MOST_OF_BUTTON = 8

const MOST_OF_GREETING = 3
const isGreeting = (text: string) =>
  greets(text) && text.trim().split(/\s+/).length <= MOST_OF_GREETING && !/[?]/.test(text)
/** A platform greets the host above a guest who does. */
const greetsAnew = (text: string) => greets(text) && !voiceIn(text, fold(text)).thanks

const MOST_OF_ROLE = 5

/** What a platform calls a guest below their name, or says of them: a few words and no sentence. */
const isShort = (text: string) =>
  text.trim().split(/\s+/).length <= MOST_OF_ROLE &&
  /^\p{Lu}/u.test(text.trim()) &&
  !/[.,!?;:]$/.test(text.trim()) &&
  !greets(text)

const MOST_OF_SIGN_OFF = 4

/** `xx Priscilla`: a few words that end with the guest's name. */
function isSignOff(text: string, of: Correspondence): boolean {
  const words = text.trim().split(/\s+/)
  return words.length <= MOST_OF_SIGN_OFF && !/[:?]/.test(text) && isNameLine(words.at(-1) ?? '', of)
}

/** Below what closes a mail: the guest's name, and whatever they say beside it. */
const isSignedBelow = (above: string | undefined, text: string, of: Correspondence) =>
  above !== undefined && isClosing(above) && isNameLine(/^\p{L}[\p{L}\p{M}'’-]*/u.exec(text.trim())?.[0] ?? '', of)

const LEAST_OF_WORDS = 0.5
/** The first stretch counts where it says half as much as the best. */
const OF_BEST = 0.5
const LEAST_OF_FRAME = 2

/** The units of the guest's words; null where nothing around them is anybody else's. */
function wordsAmong(units: readonly Weighed[]): Span | null {
  const spans = stretchesIn(units)
  const most = spans.reduce((best, { sum }) => Math.max(best, sum), 0)
  const words = spans.find(({ sum }) => sum >= LEAST_OF_WORDS && sum >= most * OF_BEST)
  if (words === undefined) return null
  const isFrame = ({ weight, isWall, isMark }: Weighed) => isWall || isMark || -weight >= LEAST_OF_FRAME
  const from = units.slice(0, words.from).some(isFrame) ? words.from : 0
  const last = endOfSaid(units, words.to)
  const to = units.slice(last).some(isFrame) ? last : units.length
  return from === 0 && to === units.length ? null : { ...words, from, to }
}

const [LEAST_SAID, LEAST_WORDS] = [-0.5, 4]

/** A sentence below the words of which little says that it is the platform's stays with them. */
function endOfSaid(units: readonly Weighed[], from: number): number {
  const end = units.findIndex(
    ({ weight, text, isWall }, at) =>
      at >= from && (isWall || weight < LEAST_SAID || (text.match(/\p{L}+/gu) ?? []).length < LEAST_WORDS),
  )
  return end === -1 ? units.length : end
}

/** Between walls each the stretch whose weights are the most together. */
function stretchesIn(units: readonly Weighed[]): Span[] {
  const spans: Span[] = []
  let best: Span | null = null
  let [begin, sum] = [0, 0]
  for (const [at, { weight, isWall }] of units.entries()) {
    if (isWall) {
      if (best !== null) spans.push(best)
      best = null
      sum = 0
      continue
    }
    if (sum <= 0) {
      begin = at
      sum = 0
    }
    sum += weight
    if (best === null || sum >= best.sum) best = { from: begin, to: at + 1, sum }
  }
  return best === null ? spans : [...spans, best]
}
