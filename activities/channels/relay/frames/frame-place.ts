import type { Relay } from '#activities/channels/incoming-message.ts'
import { saysSomebodyWrote } from '#activities/channels/relay/notice.ts'
import { PLATFORMS } from '#activities/channels/relay/platforms/platforms.ts'
import { type Correspondence, isNameLine, NOBODY } from '#activities/channels/text/correspondence.ts'
import { speaksOfOneself } from '#activities/channels/text/voice.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { belowHeading, belowName, belowNaming } from './below-name.ts'
import { buttonsIn } from './buttons.ts'
import { type CompiledFrame, compileFrame, type Labels } from './compile-frame.ts'
import { isName, valueOf } from './frame-values.ts'
import { isHouseHeading } from './house-heading.ts'
import { knownLines, originalOf, phraseAt } from './known-lines.ts'
import { labelOn } from './label-on.ts'
import { keyOf, saysNothing } from './line-key.ts'
import { type Phrases, phraseIn } from './phrases.ts'
import { greets, isProfileLine } from './place-line.ts'
import { quotedWords } from './quoted-words.ts'

const compiled = new Map<Relay['channel'], CompiledFrame>()

/** Made for the first of a platform's mails: a thread that reads none begins sooner. */
export function frameOf(channel: Relay['channel']): CompiledFrame {
  const known = compiled.get(channel)
  if (known !== undefined) return known
  const frame = compileFrame(PLATFORMS[channel])
  compiled.set(channel, frame)
  return frame
}

/** Behind the first line that says that a guest speaks, and behind others that name the guest at once after it, with what they are there. */
export function beginOf(lines: readonly string[], frame: CompiledFrame, of: Correspondence): number | null {
  const { begins, hosts, labels } = frame
  let begin: number | null = null
  const named = { ...begins, whole: new Set<string>() }
  // Below `Inquiry from Jan` stands `Message`.
  let mayBeWhole = true
  // `Host` is what Czech calls a guest, and others the host: below the guest's name it is the guest.
  let isBelowName = false
  for (let at = 0; at < lines.length; at++) {
    const isHost = phraseIn(keyOf(lines[at] ?? ''), hosts) === true
    const isRole = isBelowName ? true : !isHost && !isRowOfTable(lines, at, labels)
    const wasBelowName: boolean = isBelowName
    if ((lines[at] ?? '').trim() !== '') isBelowName = isNameLine(lines[at] ?? '', of)
    const phrases: Phrases = mayBeWhole && isRole ? begins : named
    const count: number = phraseAt(lines, at, { phrases, of }) || Number(wasBelowName && isProfileLine(lines[at] ?? ''))
    if (count > 0) mayBeWhole = begin === null && phraseAt(lines, at, { phrases: named, of }) > 0
    if (count > 0) begin = at + count
    else if (begin !== null && (lines[at] ?? '').trim() !== '') {
      const role = isNameLine(lines[at] ?? '', of)
        ? lines.findIndex((line, below) => below > at && line.trim() !== '')
        : -1
      const roles = role === -1 ? 0 : phraseAt(lines, role, { phrases: begins, of })
      const below = roles > 0 ? role + roles : belowTable(lines, at, { frame, of })
      if (below === null) break
      begin = below
      at = begin - 1
    }
    if (count > 1) at += count - 1
  }
  return begin
}

/**
 * Below the line that says that a guest speaks Agoda writes the house and, on the next line, the reservation's number. A guest may begin
 * so, too: what stands there is told as in doubt.
 */
export function behindHeading(
  lines: readonly string[],
  begin: number,
  { frame: { headsWithHouse, labels }, of }: Place,
): number {
  const first = lines.findIndex((line, at) => at >= begin && line.trim() !== '')
  if (!headsWithHouse || first === -1) return begin
  const label = labelOn(lines[first + 1] ?? '', labels)
  const isCode = label !== null && label.value !== '' && valueOf(label.kinds, label.value, of)?.kind === 'code'
  return isCode ? first + 2 : begin
}

/** Behind the line that announces the words below the table of a stay; null where no such table stands here, or none below it. */
function belowTable(lines: readonly string[], at: number, { frame, of }: Place): number | null {
  const end = tableEnd(lines, at, { frame, of })
  if (end === null) return null
  const begin = lines.findIndex((line, below) => below >= end && !saysNothing(line))
  const named = { ...frame.begins, whole: new Set<string>() }
  const count = begin === -1 ? 0 : phraseAt(lines, begin, { phrases: named, of })
  return count === 0 ? null : begin + count
}

const LEAST_ROWS = 3

/** Where a table of at least three rows ends that stands here, each of another kind and one that only a platform has, with each of its lines known. */
function tableEnd(lines: readonly string[], at: number, { frame, of }: Place): number | null {
  const { isKnown, labels } = knownLines(lines.slice(at), frame, of)
  const filled = lines.slice(at).flatMap((line, nth) => (saysNothing(line) ? [] : [nth]))
  const isInTable = (nth: number) => labels.some((label, from) => label !== null && from <= nth && nth < label.end)
  const other = filled.find((nth) => !isInTable(nth)) ?? lines.length - at
  const rows = labels.slice(0, other).filter((label) => label !== null)
  const isOne = new Set(rows.map(({ kind }) => kind)).size === rows.length && rows.some(({ namesStay }) => namesStay)
  // A link may be what a guest sends.
  const isWhole = lines.slice(at, at + other).every((line, nth) => isKnown[nth] === true && !/https?:/i.test(line))
  return rows.length >= LEAST_ROWS && isOne && isWhole ? at + other : null
}

/** `Guest`, a name, and another label: a table of the stay. */
function isRowOfTable(lines: readonly string[], at: number, labels: Labels): boolean {
  if (labelOn(lines[at] ?? '', labels)?.value !== '') return false
  const [name = '', next = ''] = lines.slice(at + 1, at + 6).filter((line) => line.trim() !== '')
  return isName(name.trim(), NOBODY) && labelOn(next, labels) !== null
}

/**
 * Where the platform's own lines at the top of a mail end, of one in which none says that a guest speaks; null where it begins with
 * anything else, so that the words may stand anywhere.
 */
export function leadOf(lines: readonly string[], frame: CompiledFrame, of: Correspondence): Lead | null {
  const { isKnown } = knownLines(lines, frame, of)
  const named =
    inQuotes(lines, { frame, of }) ??
    belowNumber(lines, frame) ??
    belowName(lines, isKnown, { frame, of }) ??
    belowNaming(lines, { frame, of }) ??
    belowHeading(lines, of, saysSomebodyWrote)
  if (named !== null) return { at: named, isNamed: true }
  const at = isKnown.indexOf(false)
  if (at > 0 && lines.slice(0, at).some((line) => !saysNothing(line))) return { at, isNamed: false }
  const table = isHeading(lines[at] ?? '') ? lines.findIndex((line, below) => below > at && !saysNothing(line)) : -1
  const end = at === -1 || table === -1 ? null : tableEnd(lines, table, { frame, of })
  return end === null || lines.slice(end).every(saysNothing) ? null : { at: end, isNamed: false }
}

const MOST_OF_HEADING = 12
/** What a platform may head its table with, in words that no list has. */
const isHeading = (line: string) =>
  line.trim().split(/\s+/).length <= MOST_OF_HEADING &&
  !/[?,]/.test(line) &&
  !greets(line) &&
  !speaksOfOneself(line, fold(line))

const MOST_ABOVE_NUMBER = 5
const MOST_OF_TITLE = 10
const WITH_NUMBER = /^[^\d:：?!]{2,40}[:：]\s?(?=[A-Z\d-]*\d)[A-Z\d-]{5,16}$/u

/** Below the reservation's number, where the platform heads its guests' words with the house and with that, whatever it is called. */
function belowNumber(lines: readonly string[], { headsWithHouse }: CompiledFrame): number | null {
  if (!headsWithHouse) return null
  const filled = lines.flatMap((line, at) => (saysNothing(line) ? [] : [at])).slice(0, MOST_ABOVE_NUMBER)
  const at = filled.find((line, nth) => nth > 0 && WITH_NUMBER.test((lines[line] ?? '').trim()))
  // Where somebody has spoken above it, it stands below the words.
  if (lines.slice(0, at).some((line) => line.includes('?') || line.trim().split(/\s+/).length > MOST_OF_TITLE))
    return null
  return at !== undefined && lines.slice(at + 1).some((line) => !saysNothing(line)) ? at + 1 : null
}

/** The first button below tells where the platform's quotes end at the latest. */
function inQuotes(lines: readonly string[], { frame, of }: Place): number | null {
  if (!frame.quotes) return null
  return quotedWords(lines, buttonsIn(lines, frame.hostPages, of).find(({ at }) => at > 1)?.at)?.at ?? null
}

/** `isNamed`: the guest's name says so, or the platform's quotes. */
export type Lead = { at: number; isNamed: boolean }

type Place = { frame: CompiledFrame; of: Correspondence }

const MOST_ASKED = 200

/** Whom the platform's line names that says that a guest speaks; null where the headers name somebody, or no such line does. */
export function namedAtBegin(text: string, channel: Relay['channel'], of: Correspondence): string | null {
  if (of.names.length > 0) return null
  const { begins } = frameOf(channel)
  for (const line of text.split(/[\n\t]/).slice(0, MOST_ASKED)) {
    const found = phraseIn(keyOf(line), begins)
    const name = found === null || found === true ? '' : originalOf(line, found[0] ?? '')
    if (isName(name, NOBODY)) return name
  }
  return null
}

/** The platform's lines below which it speaks again. A name alone above `Antworten` is who signs, and no beginning of `Jan Kos antworten`. */
export const closingsOf = (lines: readonly string[], { ends }: CompiledFrame, of: Correspondence) =>
  lines.flatMap((line, at) => (!isNameLine(line, of) && phraseAt(lines, at, { phrases: ends, of }) > 0 ? [at] : []))

/**
 * `head`: what stands above a guest's words, where nobody but the platform has written. `heading`: what may stand at their top. `lead`: the same where nothing says that words
 * begin below it. `below`: from the first line on that may be the platform's again; a guest may write such a line, and whatever they like
 * below it. `perhaps`: from the first button for hosts on, which a guest may paste.
 */
export type FrameText = { head: string; heading: string; lead: string; below: string; perhaps: string }

/** Where nothing tells where the words begin they may stand anywhere: nothing is certainly above them. */
export function frameText(text: string, channel: Relay['channel'], of: Correspondence): FrameText {
  const frame = frameOf(channel)
  const lines = text.split(/[\n\t]/).map((line) => line.trim())
  const begin = beginOf(lines, frame, of)
  const lead = begin === null ? (leadOf(lines, frame, of)?.at ?? 0) : 0
  const isFrames = (at: number) =>
    labelOn(lines[at] ?? '', frame.labels) !== null ||
    phraseAt(lines, at, { phrases: frame.all, of }) > 0 ||
    isHouseHeading(lines, at, { frame, of })
  const heading = begin === null ? lead : behindHeading(lines, begin, { frame, of })
  const from = begin === null ? lead : heading
  const words = lines.findIndex((line, at) => at >= from && line !== '' && (begin !== null || !isFrames(at)))
  const button = buttonsIn(lines, frame.hostPages, of).find(({ at }) => at > from)?.at
  const end = words === -1 ? -1 : lines.findIndex((_, at) => at >= words && isFrames(at))
  return {
    head: lines.slice(0, begin ?? 0).join('\n'),
    heading: lines.slice(begin ?? (frame.headsWithHouse ? 0 : lead), heading).join('\n'),
    lead: lines.slice(0, lead).join('\n'),
    below: end === -1 ? '' : lines.slice(end).join('\n'),
    perhaps: button === undefined ? '' : lines.slice(button).join('\n'),
  }
}
