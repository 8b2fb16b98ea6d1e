import type { Relay } from '#activities/channels/incoming-message.ts'
import { withDaysInOrder } from './day-order.ts'
import { withoutEarlierDays } from './earlier-days.ts'
import { eventIn } from './events.ts'
import { frameOf } from './frames/frame-place.ts'
import { guestsIn } from './frames/guest-count.ts'
import { jointlyLabelledIn } from './joint-labels.ts'
import { labelledIn } from './labelled.ts'
import { monthsReader } from './months-reader.ts'
import { once } from './once.ts'
import type { PlatformText } from './platform-text.ts'
import { PLATFORMS } from './platforms/platforms.ts'
import type { RelayMail } from './relay-mail.ts'
import { agreed, type Read, readerOf, type Sought } from './sought.ts'
import type { Speaker } from './speaker.ts'
import { stayDays } from './stay-days.ts'
import { stayGuest } from './stay-guest.ts'
import { stayInRow } from './stay-in-row.ts'
import { stayListing } from './stay-listing.ts'
import { subjectFacts } from './subject-facts.ts'
import { toldAlone } from './told-alone.ts'
import { toldInProse } from './told-in-prose.ts'
import { typedTable } from './typed-table.ts'

export type StayFacts = Pick<Relay, 'guestName' | 'checkIn' | 'checkOut' | 'guests' | 'listing' | 'code'>

/** What a platform's mail tells of the stay: of its subject and of what stands under its labels, never of its guest's words. */
export function stayFacts(mail: RelayMail, text: PlatformText, speaker: Speaker): StayFacts {
  const { channel, at, of } = mail
  const inEnglish = monthsReader(`${text.all}\n${text.perhaps}`)
  const subject = inEnglish(mail.subject)
  const { labels } = frameOf(channel)
  // Of a change that somebody only asks for, the days before may be those that stay.
  const isSettled = eventIn(mail.subject, of.titles) !== 'wanted'
  const settled = (one: string) => (isSettled ? withoutEarlierDays(one, labels) : one)
  const readable = (one: string) => withDaysInOrder(settled(inEnglish(one)))
  const said = { ...text, all: readable(text.all), perhaps: readable(text.perhaps) }
  const platform = PLATFORMS[channel]
  const whole = `${said.all}\n${said.perhaps}`
  const table = typedTable(whole, { order: platform.table ?? [], code: platform.code.shape, of })
  const inTyped: Read = (kind, read) => {
    const value = table.get(kind)
    return value === undefined ? null : read(value)
  }
  const under = readerOf([...labelledIn(said.all, labels, of), ...jointlyLabelledIn(said.all, labels)])
  const alone = toldAlone(whole, at)
  const named = subjectFacts(subject, channel)
  const inRow = stayInRow(speaker === 'platform' ? whole : '', { code: platform.code.shape, labels })
  const sought: Sought = { mail, speaker, platform, subject, said, named, under, inTyped, alone, inRow }
  const guest = stayGuest(sought)
  const prose = once(() =>
    speaker === 'platform' ? toldInProse(`${subject}\n${readable(mail.text)}`, at, guest) : null,
  )
  return {
    guestName: guest,
    ...stayDays(sought, prose),
    guests: under('guests', guestsIn) ?? countedApart(under) ?? alone.guests ?? inTyped('guests', guestsIn),
    listing: stayListing(sought, guest, prose),
    code: codeIn(mail, said) ?? inTyped('code', (value) => value),
  }
}

/** Some count adults and children each under a label of their own. */
function countedApart(under: Read): number | null {
  const adults = under('adults', guestsIn)
  return adults === null ? null : adults + (under('children', guestsIn) ?? 0)
}

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
