import type { Relay } from '#activities/channels/incoming-message.ts'
import { namedTwice } from '#activities/channels/relay/named-twice.ts'
import type { Correspondence, PageLine } from '#activities/channels/text/correspondence.ts'
import { isDrawnLine } from '#activities/channels/text/drawn-line.ts'
import type { JudgedLine } from '#activities/channels/text/judged-line.ts'
import { normaliseText } from '#activities/channels/text/normalise-text.ts'
import { judgeLines, type OwnWords, wordsOf } from '#activities/channels/text/own-words.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { buttonsIn } from './buttons.ts'
import type { CompiledFrame } from './compile-frame.ts'
import { endsWithCountry } from './country-names.ts'
import { beginOf, behindHeading, closingsOf, frameOf, leadOf } from './frame-place.ts'
import { hostBlockAt } from './host-block.ts'
import { isHouseHeading, saidBelow } from './house-heading.ts'
import { type KnownLines, knownLines, type LabelLine, phraseAt } from './known-lines.ts'
import { keyOf, saysNothing } from './line-key.ts'
import { isTranslationMark, notesBegin } from './notes.ts'
import { isNightCount, paymentBegins, paymentLines } from './payment-lines.ts'
import { isPlaceLine } from './place-line.ts'
import { withoutPlatformsLines } from './platforms-lines.ts'
import { quotedWords } from './quoted-words.ts'
import { behindName, behindPlace } from './words-begin.ts'

/**
 * What the guest wrote in a booking platform's mail: what stands between the platform's own lines. Of what is cut each line is provably
 * the platform's or in doubt. Where the platform neither says where they begin nor speaks before anybody else, or nothing stands behind
 * that, the whole text stands: they may be anywhere.
 */
export function relayWords(text: string, channel: Relay['channel'], of: Correspondence): OwnWords {
  const whole = normaliseText(text)
  // A platform's page is a table, whose cells come in a row.
  const lines = whole.split(/[\n\t]/)
  const frame = frameOf(channel)
  const said = beginOf(lines, frame, of)
  const lead = said === null ? leadOf(lines, frame, of) : null
  const first = said ?? lead?.at ?? null
  const context = { frame, of: withName(of, whole), page: of.page ?? NO_PAGE }
  const found = (judged: readonly JudgedLine[], where?: 'around' | 'above') =>
    wordsOf(withoutPlatformsLines(judged, { ...context, isBegun: said !== null }, where), whole)
  if (first === null) return found(lines.map((line) => ({ line, as: 'own' })))
  // A rule may be drawn between its line and theirs.
  const heading = said === null ? first : behindHeading(lines, first, { frame, of })
  const place = behindPlace(lines, heading, { frame, of })
  if (place === -1) return found(lines.map((line) => ({ line, as: 'own' })))
  const { begin, isSure } = said === null ? { begin: place, isSure: false } : behindName(lines, place, of)
  const rest = said === null ? lines.slice(begin) : asSaid(lines.slice(begin))
  const closing = endInWords(rest, frame, of)
  const end = endOf(rest, closing, { frame, of, saysBegin: lead === null || lead.isNamed })
  const pages = said === null ? rest.length : pageFrom(rest, end, of)
  const below = [...rest.slice(end, closing).map(inDoubt), ...judgeFrame(rest.slice(closing), 'below', { frame, of })]
  const judged = [
    ...judgeFrame(lines.slice(0, first), said === null ? 'perhaps' : 'above', { frame, of }),
    ...headingOf(lines.slice(first, place), of),
    ...lines.slice(place, begin).map((line) => (isSure ? asFrame({ line }) : inDoubt(line))),
    ...withoutMarks(judgeLines(rest.slice(0, end), of), frame, of),
    ...below.map((one, at) => (end + at < pages ? one : asFrame(one))),
  ]
  const isKnownWhole = said !== null && end < rest.length && judged.every(({ as }) => as !== 'doubtful')
  const words = found(judged, isKnownWhole ? 'above' : 'around')
  return { ...words, text: withoutIndent(withoutQuotes(withoutRules(words.text))) }
}

/** Right below the line that announces them a platform may set their words in as a quote, which nobody has quoted. */
function asSaid(lines: readonly string[]): readonly string[] {
  if (!QUOTED.test(lines[0] ?? '')) return lines
  const end = lines.findIndex((line) => !QUOTED.test(line))
  return lines.map((line, at) => (end !== -1 && at >= end ? line : line.replace(QUOTED, '')))
}
const QUOTED = /^\s*> ?/

/** Where the headers name nobody: whom subject and heading both name. */
function withName(of: Correspondence, text: string): Correspondence {
  const name = of.names.length > 0 ? null : namedTwice(of.subject, text)
  return name === null ? of : { ...of, names: [name] }
}

const NO_PAGE: ReadonlyMap<string, PageLine> = new Map()

type Read = { frame: CompiledFrame; of: Correspondence }

/** Fewer a guest may write. */
const LEAST_OF_MARK = 4

/** The guest's words without the lines that the platform writes between them. */
function withoutMarks(judged: readonly JudgedLine[], { amid }: CompiledFrame, of: Correspondence): JudgedLine[] {
  const lines = judged.map(({ line }) => line)
  const marks = new Set<number>()
  for (let at = 0; at < lines.length; at++) {
    const count = phraseAt(lines, at, { phrases: amid, of }) || Number(isTranslationMark(lines[at] ?? ''))
    for (let mark = at; mark < at + count; mark++) marks.add(mark)
  }
  return judged.map((one, at) => {
    if (!marks.has(at)) return one
    return { line: one.line, as: tokensOf(one.line).length < LEAST_OF_MARK ? 'doubtful' : 'frame' }
  })
}

/** Whether the platform's own line that says that a guest speaks stands in a text, and anything below it that is not the platform's. */
export function hasGuestsWords(text: string, channel: Relay['channel'], of: Correspondence): boolean {
  const lines = normaliseText(text).split(/[\n\t]/)
  const frame = frameOf(channel)
  const said = beginOf(lines, frame, of)
  if (said === null) return false
  const begin = behindPlace(lines, said, { frame, of })
  // Between a profile and the house a button's link may stand.
  if (begin !== -1 && isHouseHeading(lines, saidBelow(lines, begin - 1, frame), { frame, of })) return false
  const rest = begin === -1 ? [] : lines.slice(begin)
  const button = buttonsIn(rest, frame.hostPages, of)[0]?.at ?? rest.length
  const { isKnown } = knownLines(rest.slice(0, button), frame, of)
  return isKnown.includes(false)
}

/** Whether every line of a text is the platform's, so that nobody else speaks in it. */
export function isAllFrame(text: string, channel: Relay['channel'], of: Correspondence): boolean {
  const lines = normaliseText(text).split(/[\n\t]/)
  const isPaid = paymentLines(lines)
  return knownLines(lines, frameOf(channel), of).isKnown.every(
    (isKnown, at) => isKnown || isPaid[at] === true || isNightCount(lines[at] ?? ''),
  )
}

/** `perhaps`: at the top, where nothing says that a guest speaks below. */
type Place = 'above' | 'perhaps' | 'below'

/**
 * Below the words a label is the platform's only where the last of its closing lines stands above it: whoever writes a valid label with a
 * valid value below their words else tells of their stay, and it has to say what the headers say.
 */
function judgeFrame(
  lines: readonly string[],
  place: Place,
  { frame, of }: { frame: CompiledFrame; of: Correspondence },
): JudgedLine[] {
  const { isKnown, labels } = knownLines(lines, frame, of)
  const lastClosing =
    place === 'above' ? 0 : place === 'perhaps' ? lines.length : (closingsOf(lines, frame, of).at(-1) ?? lines.length)
  for (const [at, label] of labels.entries()) {
    if (label === null || at >= lastClosing || saysTheSame(lines.slice(at, label.end), label, of)) continue
    isKnown.fill(false, at, label.end)
  }
  return lines.map((line, at) => ({ line, as: isKnown[at] ? 'frame' : 'doubtful' }))
}

const tokensOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A name is one of the headers'; of anything else each word and figure stands in the subject. */
function saysTheSame(
  lines: readonly string[],
  { kind, key }: LabelLine,
  { subject, codes = [] }: Correspondence,
): boolean {
  if (kind === 'name') return true
  const known = new Set([...tokensOf(subject), ...tokensOf(key), ...codes.flatMap(tokensOf)])
  return tokensOf(lines.join(' ')).every((token) => known.has(token))
}

/**
 * Where nobody but the platform speaks any more: from the first button of its page on, below the words that its own line announces. A
 * guest may type what a button says: then it stands twice, and nothing is certain.
 */
function pageFrom(lines: readonly string[], end: number, { buttons = [] }: Correspondence): number {
  const keys = lines.map(keyOf)
  const at = keys.findIndex((key, line) => line >= end && buttons.includes(key))
  return at !== -1 && keys.indexOf(keys[at] ?? '') === keys.lastIndexOf(keys[at] ?? '') ? at : lines.length
}

/** The house and the reservation's number above the words are the platform's where its page leads to that number. */
function headingOf(lines: readonly string[], { pages = [] }: Correspondence): JudgedLine[] {
  const number = /(?<!\d)\d{6,14}$/.exec(lines.findLast((line) => line.trim() !== '')?.trim() ?? '')?.[0]
  const isOfPage = number !== undefined && pages.some((page) => page.includes(number))
  return lines.map((line) => (isOfPage || isFrom(line) ? { line, as: 'frame' } : inDoubt(line)))
}

/** Where a guest is from: no guest begins with a town and its country on a line alone. */
const isFrom = (line: string) => isPlaceLine(line) && endsWithCountry(line)

const asFrame = ({ line }: Pick<JudgedLine, 'line'>): JudgedLine => ({ line, as: 'frame' })

/** Also a line that the platform writes may be the guest's between words and what certainly is not. */
const inDoubt = (line: string): JudgedLine => ({ line, as: isEmpty(line) ? 'frame' : 'doubtful' })
/** A link may be what a guest sends. */
const isEmpty = (line: string) => saysNothing(line) && !/https?:/i.test(line)

/** Where the words end at the latest: above a button for hosts, what the host wrote before, what is paid, and the platform's notes. */
function endOf(
  lines: readonly string[],
  closing: number,
  { frame, of, saysBegin }: Read & { saysBegin: boolean },
): number {
  const button =
    buttonsIn(lines, frame.hostPages, of).find(({ at, isSure }) => at > 0 && (isSure || saysBegin))?.at ?? lines.length
  const house = lines.findIndex((_, at) => at > 0 && isHouseHeading(lines, at, { frame, of }))
  const above = Math.min(
    button,
    hostBlockAt(lines, frame, of) ?? lines.length,
    closing,
    house === -1 ? lines.length : house,
  )
  const quoted = frame.quotes ? quotedWords(['.', ...lines], above + 1) : null
  const end = quoted?.at === 1 ? quoted.end - 1 : above
  return notesBegin(lines, paymentBegins(lines, end))
}

/**
 * Where the platform speaks again: the first of its closing lines below which no line is anybody else's; where it has none, its table of
 * the stay. A closing line with unknown lines below it comes last: those are in doubt.
 */
function endInWords(lines: readonly string[], frame: CompiledFrame, of: Correspondence): number {
  const { isKnown, labels } = knownLines(lines, frame, of)
  const lastUnknown = isKnown.lastIndexOf(false)
  const closings = closingsOf(lines, frame, of)
  const keys = closings.map((at) => keyOf(lines[at] ?? ''))
  // A guest may write such a line too: one that comes twice tells that the upper one is not the platform's.
  const closing = closings.find((at, nth) => at > lastUnknown && !keys.includes(keys[nth] ?? '', nth + 1))
  if (closing !== undefined) return closing
  const table = tableAt(lines, { labels, lastUnknown, of })
  const above = closings.findLast((at) => table !== null && at < table)
  const between = lines.filter((_, at) => at > (above ?? 0) && at < (table ?? 0) && !isKnown[at])
  return (above !== undefined && isHeading(between) ? above : table) ?? closings[0] ?? lines.length
}

/** One short line and no sentence: what a table is of, in words that nobody knows. */
const isHeading = ([line = '', ...others]: readonly string[]) =>
  others.length === 0 && !/[?!.,;:\d]/.test(line) && line.trim().split(/\s+/).length <= MOST_OF_HEADING
const MOST_OF_HEADING = 5

const LEAST_LABELS = 2

type Table = { labels: KnownLines['labels']; lastUnknown: number; of: Correspondence }

/** The same of a table's labels: its first names a stay, or says what the headers say. */
function tableAt(lines: readonly string[], { labels, lastUnknown, of }: Table): number | null {
  const at = labels.findIndex((label, index) => {
    if (index <= lastUnknown || label === null) return false
    if (!label.namesStay && !saysTheSame(lines.slice(index, label.end), label, of)) return false
    const keys = labels.slice(index).flatMap((one) => (one === null ? [] : [one.key]))
    return keys.length >= LEAST_LABELS && new Set(keys).size === keys.length
  })
  return at === -1 ? null : at
}

/** What a platform draws below their words. */
function withoutRules(text: string): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((line) => line.trim() !== '' && !isDrawnLine(line))
  return last === -1 ? text : lines.slice(0, last + 1).join('\n')
}

/** A platform sets each paragraph of theirs in by as much; the first has lost that already. */
function withoutIndent(text: string): string {
  const [first = '', ...others] = text.split('\n')
  const indents = others.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const least = Math.min(...indents)
  return indents.length === 0 || least === 0 ? text : [first, ...others.map((line) => line.slice(least))].join('\n')
}

const PAIRS = ['“”', '""', '„“', '„”', '«»', '””', '「」', '『』'] as const

/** A platform puts a guest's words in quotes: the same without, where they stand around all of it and none is open within. */
function withoutQuotes(text: string): string {
  const whole = text.trim()
  const isAround = PAIRS.some(([open = '', close = '']) => {
    if (!whole.startsWith(open) || !whole.endsWith(close)) return false
    const within = whole.slice(1, -1)
    const count = (quote: string) => within.split(quote).length
    // Others may stand within, in pairs that open first.
    return (
      !new RegExp(`[${open}${close}]`, 'u').test(within) ||
      (open !== close && count(open) === count(close) && within.indexOf(open) < within.indexOf(close))
    )
  })
  return isAround && whole.length > 2 ? whole.slice(1, -1).trim() : text
}
