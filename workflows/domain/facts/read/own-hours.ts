import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import { isWeekday } from '#workflows/domain/weekdays.ts'
import { readTimes, withHoursWritten } from './read-times.ts'
import { CLOSES_AT, OPENS_AT, SAYS_OPEN } from './says-open.ts'
import { CLOSED } from './split-cases.ts'

const DAYS: Record<FactLanguage, string> = {
  it: 'lun|mar|mer|gio|ven|sab|dom',
  en: 'mon|tues?|wed|thu(?:rs?)?|fri|sat|sun',
  de: 'mo|di|mi|do|fr|sa|so',
  fr: 'lun|mar|mer|jeu|ven|sam|dim',
  es: 'lun|mar|mie|jue|vie|sab|dom',
  nl: 'ma|di|wo|do|vr|za|zo',
  pt: 'seg|ter|qua|qui|sex|sab|dom',
  pl: 'pon|wt|sr|czw|pt|sob|nd|niedz',
}
const UNTIL = "'?till?|until|to|fino|alle|bis|ab|a|jusqu|hasta|de|tot|van|ate|as|do|od"
const UNREAD_DAY = Object.fromEntries(
  Object.entries(DAYS).map(([language, days]) => [
    language,
    new RegExp(
      `(?<![a-z])(?:${days})\\.? ?(?:[+/&,]|e|and|und|et|y|en|i)? ?(?:${days})\\.?(?![a-z])|(?<![a-z])(?:${days})\\.? (?:(?:${UNTIL}) )?\\d`,
    ),
  ]),
) as Record<FactLanguage, RegExp>
const SPAN_OF_DAYS = Object.fromEntries(
  Object.entries(DAYS).map(([language, days]) => [
    language,
    new RegExp(`(?<![a-z])(?:${days})\\.? ?(?:[-–]|to|bis|a|al|au|t/m|tot|do) ?(?:${days})\\.?(?![a-z])`, 'g'),
  ]),
) as Record<FactLanguage, RegExp>

/** A sentence of names and figures is of no language. */
const CLOSED_ON = new RegExp(`(?:^|[,;] ?)(?:${Object.values(DAYS).join('|')})\\.? ${CLOSED.source}`)

/** Whether days stand there cut short that nobody reads: hours beside them would be told of every day. */
export const hasUnreadDays = (text: string, language: FactLanguage): boolean =>
  CLOSED_ON.test(text) || UNREAD_DAY[language].test(text.replace(SPAN_OF_DAYS[language], ' '))

/** Whether a clause begins with a day, an hour or what opens and closes, and so goes on with the hours before it. */
function goesOn(clause: string): boolean {
  const begin = clause.trim().split(' ').slice(0, 2).join(' ')
  return (
    begin === '' ||
    /^\D{0,12}\d/.test(begin) ||
    isWeekday(begin) ||
    CLOSED.test(begin) ||
    SAYS_OPEN.test(begin) ||
    OPENS_AT.test(`${begin} `) ||
    CLOSES_AT.test(`${begin} `)
  )
}

/**
 * What is said behind the name of a shop, with bare spans written as hours, up to a semicolon behind which another thing is spoken of:
 * its days and hours are that one's.
 */
export function ownHours(after: string, language: FactLanguage): string {
  const clauses = after.split(/ ?; ?/)
  const until = clauses.findIndex((clause, index) => index > 0 && !goesOn(clause))
  const own = until < 0 ? after : clauses.slice(0, until).join(' ; ')
  return readTimes(after).length === 0 && until < 0
    ? withHoursWritten(after, language)
    : withHoursWritten(own, language)
}
