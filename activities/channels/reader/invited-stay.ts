import type { Attachment, Email } from 'postal-mime'
import { CALENDAR_TYPE } from '#activities/channels/mime/calendar-text.ts'
import { textOf } from '#activities/channels/mime/report-fields.ts'
import { rangeIn, type StayDates, stayRange } from '#activities/channels/text/stay-dates.ts'

const FILE = /^application\/ics$/i
const DAY_MS = 86_400_000
const [LEAST_MS, MOST_NIGHTS] = [DAY_MS / 2, 120]
const MOST_EVENTS = 20
/** What is off and what is answered invites to nothing, and what comes again and again is no stay. */
const NO_INVITATION = /^METHOD:\s*(?:CANCEL|REPLY|REFRESH|DECLINECOUNTER)/im
const NO_STAY = /^(?:STATUS:\s*CANCELLED|RRULE)/im

type Moment = { day: string; at: number; isWhole: boolean }

/**
 * The days of the stay to which a guest's own calendar invites: of one event that ends on another day. A whole day's end is the day
 * behind it (RFC 5545, 3.6.1), on which one leaves, unless the words say that they leave on the last. Null where none or several are named.
 */
export function invitedStay(email: Email, text: string, at: Date): StayDates | null {
  const stays = email.attachments
    .filter(({ mimeType }) => CALENDAR_TYPE.test(mimeType) || FILE.test(mimeType))
    .flatMap((part) => staysIn(part))
  const [stay, ...others] = new Map(stays.map((one) => [`${one.checkIn} ${one.checkOut}`, one])).values()
  if (stay === undefined || others.length > 0) return null
  const { isWhole, checkIn, checkOut, said } = stay
  if (!isWhole) return { checkIn, checkOut }
  const last = dayBefore(checkOut)
  const isLast = [email.subject ?? '', said, ...text.slice(0, 4_000).split('\n')]
    .filter((line) => rangeIn(line) !== null)
    .map((line) => stayRange(line, at))
    .some((range) => range.checkIn === checkIn && range.checkOut === last)
  return { checkIn, checkOut: isLast ? last : checkOut }
}

type Invited = { checkIn: string; checkOut: string; isWhole: boolean; said: string }

function staysIn(part: Attachment): Invited[] {
  const calendar = textOf(part).replace(/\r?\n[ \t]/g, '')
  if (NO_INVITATION.test(calendar)) return []
  return calendar
    .split(/^BEGIN:VEVENT\s*$/im)
    .slice(1, MOST_EVENTS + 1)
    .flatMap((event) => stayOf(event.split(/^BEGIN:VALARM|^END:VEVENT/im, 1)[0] ?? ''))
}

function stayOf(event: string): Invited[] {
  const [from, to] = [momentOf(event, 'DTSTART'), momentOf(event, 'DTEND') ?? behind(event)]
  if (from === null || to === null || NO_STAY.test(event)) return []
  const nights = (Date.parse(to.day) - Date.parse(from.day)) / DAY_MS
  // One whole day is a day and no night.
  if (nights < (from.isWhole ? 2 : 1) || nights > MOST_NIGHTS || to.at - from.at < LEAST_MS) return []
  const said = /^SUMMARY(?:;[^:\n]{0,200})?:(.*)$/im.exec(event)?.[1] ?? ''
  return [{ checkIn: from.day, checkOut: to.day, isWhole: from.isWhole, said }]
}

/** `DTSTART;VALUE=DATE:20270612`, `DTSTART;TZID=Europe/Rome:20270612T150000`: its day is the one that is written. */
function momentOf(event: string, name: string): Moment | null {
  const [, year, month, day, hour, minute] =
    new RegExp(String.raw`^${name}(?:;[^:\n]{0,200})?:(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?`, 'im').exec(event) ?? []
  if (year === undefined) return null
  const at = Date.parse(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:00Z`)
  return Number.isNaN(at) ? null : { day: `${year}-${month}-${day}`, at, isWhole: hour === undefined }
}

/** Instead of its end an event may say how long it is: `DURATION:P7D`. */
function behind(event: string): Moment | null {
  const from = momentOf(event, 'DTSTART')
  const [, weeks = '0', days = '0', hours = '0'] =
    /^DURATION(?:;[^:\n]{0,200})?:P(?:(\d{1,2})W)?(?:(\d{1,3})D)?(?:T(\d{1,3})H)?/im.exec(event) ?? []
  if (from === null) return null
  const at = from.at + (Number(weeks) * 7 + Number(days)) * DAY_MS + Number(hours) * 3_600_000
  return { day: new Date(at).toISOString().slice(0, 10), at, isWhole: from.isWhole }
}

const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)
