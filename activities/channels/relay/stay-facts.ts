import type { Relay } from '#activities/channels/incoming-message.ts'
import { withDaysInOrder } from './day-order.ts'
import { frameOf, namedAtBegin } from './frames/frame-place.ts'
import { guestsIn } from './frames/guest-count.ts'
import { guestName } from './guest-name.ts'
import { labelledIn } from './labelled.ts'
import type { LabelKind } from './languages/frame.ts'
import { monthsReader } from './months-reader.ts'
import { namedInNotice } from './named-in-notice.ts'
import { namedTwice } from './named-twice.ts'
import { isNotice } from './notice.ts'
import type { PlatformText } from './platform-text.ts'
import { PLATFORMS } from './platforms/platforms.ts'
import type { RelayMail } from './relay-mail.ts'
import { nameKey } from './same-guest.ts'
import type { Speaker } from './speaker.ts'
import { rangeIn, singleDate, stayRange } from './stay-dates.ts'
import { subjectFacts } from './subject-facts.ts'
import { titleAbove } from './title-above.ts'
import { toldAlone } from './told-alone.ts'
import { toldOfInNotice } from './told-of-in-notice.ts'
import { typedTable } from './typed-table.ts'

export type StayFacts = Pick<Relay, 'guestName' | 'checkIn' | 'checkOut' | 'guests' | 'listing' | 'code'>

/** The one of several that all agree on; null where two differ, as one of them may be the guest's. */
const agreed = <T>(values: readonly (T | null)[]): T | null => {
  const all = [...new Set(values.filter((value) => value !== null))]
  return all.length === 1 ? (all[0] ?? null) : null
}

/** What a platform's mail tells of the stay: of its subject and of what stands under its labels, never of its guest's words. */
export function stayFacts(mail: RelayMail, text: PlatformText, speaker: Speaker): StayFacts {
  const { channel, at, of } = mail
  const inEnglish = monthsReader(`${text.all}\n${text.perhaps}`)
  const subject = inEnglish(mail.subject)
  const readable = (one: string) => withDaysInOrder(inEnglish(one))
  const said = { ...text, all: readable(text.all), perhaps: readable(text.perhaps) }
  const platform = PLATFORMS[channel]
  const labelled = labelledIn(said.all, frameOf(channel).labels, of)
  const under = <T>(kind: LabelKind, read: (value: string) => T | null) =>
    agreed(labelled.flatMap((one) => (one.kind === kind ? [read(one.value)] : [])))
  const named = subjectFacts(subject, channel)
  const inTable = wholeName(under('name', guestName), under('firstName', guestName), under('lastName', guestName))
  const inHeaders = nameInHeaders(mail)
  const inSubject = stayRange(subject, at)
  const isDated = rangeIn(subject) !== null && /(?<!\d)20\d\d(?!\d)/.test(subject)
  const span = {
    checkIn:
      under('checkIn', (value) => singleDate(value, at)) ?? under('dates', (value) => stayRange(value, at).checkIn),
    checkOut:
      under('checkOut', (value) => singleDate(value, at)) ?? under('dates', (value) => stayRange(value, at).checkOut),
  }
  const arrival = speaker === 'platform' && platform.saysArrival ? singleDate(subject, at) : null
  const [first, second] = isDated ? [inSubject, span] : [span, inSubject]
  const table = typedTable(`${said.all}\n${said.perhaps}`, {
    order: platform.table ?? [],
    code: platform.code.shape,
    of,
  })
  const inTyped = <T>(kind: LabelKind, read: (value: string) => T | null) => {
    const value = table.get(kind)
    return value === undefined ? null : read(value)
  }
  const alone = toldAlone(`${said.all}\n${said.perhaps}`, at)
  const isUntold = [first.checkIn, second.checkIn, first.checkOut, second.checkOut, arrival].every(
    (day) => day === null,
  )
  const told = isUntold ? alone : { checkIn: null, checkOut: null }
  const day = (kind: 'checkIn' | 'checkOut') => inTyped(kind, (value) => singleDate(value, at)) ?? told[kind]
  const checkIn = first.checkIn ?? second.checkIn ?? arrival ?? day('checkIn')
  const checkOut =
    first.checkOut ?? second.checkOut ?? day('checkOut') ?? (alone.checkIn === checkIn ? alone.checkOut : null)
  return {
    guestName:
      (platform.namesInTable ? inTable : null) ??
      fuller(inHeaders, named.name) ??
      inTable ??
      (speaker === 'platform'
        ? (namedInNotice(mail.text || said.all) ?? toldOfInNotice(mail.subject, mail.text))
        : (guestName(namedAtBegin(mail.text, channel, of)) ?? namedTwice(mail.subject, mail.text))),
    checkIn,
    checkOut: checkOut !== null && (checkIn === null || checkOut > checkIn) ? checkOut : null,
    guests: under('guests', guestsIn) ?? alone.guests ?? inTyped('guests', guestsIn),
    listing:
      (isNotice(subject) || named.listing === null ? null : asOnItsOwnLine(named.listing, said.all)) ??
      inTyped('title', titleIn) ??
      under('title', titleIn) ??
      platform.listingInSubject?.exec(subject)?.[1] ??
      titleAbove(platform.headsWithHouse === true ? said.heading : said.all, platform.belowTitle ?? []),
    code: codeIn(mail, said) ?? inTyped('code', (value) => value),
  }
}

/** Around its name a subject may say more: `miejsca Casa Olmo`. Where a line of the mail is the first or last part of it, that is the name. */
function asOnItsOwnLine(listing: string, text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  if (lines.includes(listing)) return listing
  const within = lines.filter(
    (line) => line.length * 2 >= listing.length && (listing.startsWith(`${line} `) || listing.endsWith(` ${line}`)),
  )
  return within.toSorted((one, other) => other.length - one.length)[0] ?? listing
}

/** How hosts and their programs number houses: `#2345678`, `External ID 77-1`, `FH-Seeblick-02`. */
const NUMBERED =
  /^(?:#|№|n\.?\s?[°º]?|nr\.?)?\s?[\d-]+$|^unit_|^(?:ext(?:ern\p{L}*)?\.?|extérieur\p{L}*|est(?:ern\p{L}*)?\.?|zewn\p{L}*|extern\p{L}*)[\s-](?:\p{L}+[\s-]){0,2}(?:id|nr|no|n°|ref)(?!\p{L})|^(?:id|identif\p{L}+|identyf\p{L}+|numéro|número|numero|ref\p{L}*)[\s.]*(?:\p{L}+ )?(?:ext\p{L}*|est\p{L}*|zewn\p{L}*)(?!\p{L})|^(?-i:(?=.*\d)[A-Z\d]+(?:[-_./][\p{L}\d]+)+)$/iu
const titleIn = (value: string) => (NUMBERED.test(value) || value.length > 120 ? null : value)

/** Some write `Reply to Jane Doe (do not edit)` where the answer goes. */
function nameInHeaders({ replyToName, fromName }: RelayMail): string | null {
  const [reply, from] = [guestName(replyToName), guestName(fromName)]
  return reply !== null && from !== null && nameKey(from) !== '' && reply.includes(from) ? from : (reply ?? from)
}

/** Some put both names under one label, some each under its own, and some one of them under a label that elsewhere promises both. */
function wholeName(name: string | null, first: string | null, last: string | null): string | null {
  const [one, other] = [first ?? name, last ?? name]
  if (first === null && last === null) return name
  if (one === null || other === null) return [name, first, last].find((said) => said?.includes(' ')) ?? null
  const isWhole = name?.includes(first ?? '') === true && name.includes(last ?? '')
  return isWhole ? name : `${one} ${other}`
}

/** The one that says more of the same guest. */
const fuller = (one: string | null, other: string | null) =>
  one !== null && other !== null && other.startsWith(`${one} `) ? other : (one ?? other)

/** Of the address that was made for the reservation, else where nobody but the platform can have written it, else under its label. */
function codeIn(mail: RelayMail, said: PlatformText): string | null {
  return mail.of.codes?.[0] ?? agreed(codesIn(mail, said.certain)) ?? agreed(codesIn(mail, said.all))
}

/** Every code that a platform's text names. */
export function codesIn({ channel, of }: Pick<RelayMail, 'channel' | 'of'>, text: string): string[] {
  const { code } = PLATFORMS[channel]
  const labelled = labelledIn(text, frameOf(channel).labels, of).flatMap(({ kind, value }) => {
    const bare = value.replace(/^#\s?/, '').trim()
    return kind === 'code' && code.shape.test(bare) ? [bare] : []
  })
  const subject = text.split('\n', 1)[0] ?? ''
  const found = [
    ...(code.anywhere === undefined ? [] : (text.match(code.anywhere) ?? [])),
    ...(subject.match(code.inSubject) ?? []),
  ]
  return [...new Set([...labelled, ...found])]
}
