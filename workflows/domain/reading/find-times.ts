import { readTokens } from '#workflows/domain/evidence-tokens.ts'
import { hasWords } from './compile-words.ts'
import type { LanguageKit } from './language-kit.ts'
import type { Subject } from './words/topic-words.ts'

/** The house's own times, `15:00`; empty where the host gave none. */
export type HouseTimes = { checkIn: string; checkOut: string }

/** From this hour on a host is asked before a guest is told that all is well. */
const LATE_FROM = '21:00'
const NIGHT_ENDS = '05:00'

/** What is asked about coming and going. `told`: the guest says when, and the house's times allow it. */
export type FoundTimes = { subjects: Subject[]; told: 'arrival' | 'departure' | null; times: string[] }

export type TimedClause = { text: string; folded: string; isConfirming: boolean }

/** Reads arrival and departure, early and late, and times that say the same. */
export function findTimes(
  { text, folded, isConfirming }: TimedClause,
  kit: LanguageKit,
  house: HouseTimes,
): FoundTimes {
  const { enter, leave, early, late, when } = kit.cues
  const times = [...timesIn(text), ...bareHoursIn(folded)]
  const none = { subjects: [], told: null, times }
  const isLeaving = hasWords(leave, folded)
  const isEntering = hasWords(enter, folded.replace(leave, ' '))
  if (!isLeaving && !isEntering) return none
  const asksWhen = hasWords(when, folded)
  // 'Hoe laat' is what time, and no late hour.
  const rest = folded.replace(when, ' ')
  const [time] = times
  if (isConfirming) return { ...none, subjects: [isLeaving ? 'checkOut' : 'checkIn'] }
  if (isLeaving && !isEntering) {
    if (hasWords(late, rest)) return { ...none, subjects: ['lateCheckOut'] }
    if (time === undefined) return { ...none, subjects: ['checkOut'] }
    const isLater = house.checkOut !== '' && time > house.checkOut
    return { ...none, subjects: [isLater ? 'lateCheckOut' : 'checkOut'], told: isLater ? null : 'departure' }
  }
  if (isLeaving && asksWhen) return { ...none, subjects: ['checkIn', 'checkOut'] }
  if (hasWords(early, rest)) return { ...none, subjects: ['earlyCheckIn'] }
  if (time !== undefined) return { ...none, ...placeArrival(time, house) }
  if (hasWords(late, rest)) return { ...none, subjects: ['lateArrival'] }
  return { ...none, subjects: isLeaving ? ['checkIn', 'checkOut'] : ['checkIn'] }
}

/** A told arrival before the check-in or late in the evening is a request; between them it is only acknowledged. */
function placeArrival(time: string, { checkIn }: HouseTimes): Pick<FoundTimes, 'subjects' | 'told'> {
  if (time >= LATE_FROM || time < NIGHT_ENDS) return { subjects: ['lateArrival'], told: null }
  if (checkIn !== '' && time < checkIn) return { subjects: ['earlyCheckIn'], told: null }
  return { subjects: ['checkIn'], told: 'arrival' }
}

/** 'Verso le 23', 'po 23': beside coming and going, a bare figure after these is an hour. */
const BARE_HOUR =
  /(?<!\p{L})(?:verso le|dopo le|per le|alle|entro le|around|about|after|by|at|gegen|um|nach|ab|vers|apres|hacia las|sobre las|a las|despues de las|rond|om|na|tegen|pelas|as|depois das|por volta das|okolo|po|o) (\d{1,2})(?=\s*(?:[?!.,;]|$|\s(?:uhr|uur|ore|horas|h)(?!\p{L})))/gu
const bareHoursIn = (folded: string): string[] =>
  [...folded.matchAll(BARE_HOUR)].flatMap(([, hour = '']) =>
    Number(hour) <= 24 ? [`${String(Number(hour) % 24).padStart(2, '0')}:00`] : [],
  )

const timesIn = (text: string) => readTokens(text).flatMap(({ kind, key }) => (kind === 'time' ? [key] : []))
