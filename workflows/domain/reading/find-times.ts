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

export type TimedClause = {
  text: string
  folded: string
  isConfirming: boolean
  /** What else the clause names: 'can we come to the pool at 8?' asks about no arrival. */
  subjects?: readonly Subject[]
}

/** What may stand beside coming and going: 'could the room be ready at noon?'. */
const PLACES_TO_STAY: ReadonlySet<Subject> = new Set(['rooms', 'address', 'keys'])
const WAYS_TO_COME: ReadonlySet<Subject> = new Set(['transport', 'train', 'airport', 'taxi', 'parking'])

/** Of a day: to stay until then is to leave late, to come then is to come early. */
const AFTERNOON =
  /(?<!\p{L})(?:afternoon|evening|pomeriggio|sera|nachmittags?|abends?|apres-midi|soir|middag|'s avonds|popoludni[aeu]|wieczora?)(?!\p{L})/u
const NIGHT = /(?<!\p{L})(?:am|night|notte|nachts?|nuit|noche|noite|madrugada|nocy)(?!\p{L})/u
const MORNING =
  /(?<!\p{L})(?:in the morning|mattina|mattinata|vormittags?|am morgen|morgens|le matin|matinee|por la manana|'s ochtends|'s morgens|de manha|rano)(?!\p{L})/u

/** 'A las 5 de la tarde' is no late hour. */
const OF_AFTERNOON = /(?<!\p{L})(?:de la|da|por la|pela|a|boas?|buenas?) tardes?(?!\p{L})/gu

/** Reads arrival and departure, early and late, and times that say the same. */
export function findTimes(
  { text, folded, isConfirming, subjects = [] }: TimedClause,
  kit: LanguageKit,
  house: HouseTimes,
): FoundTimes {
  const { enter, leave, comes, stays, early, late, when } = kit.cues
  const times = [...timesIn(text), ...bareHoursIn(folded), ...wordsOfHours(folded)]
  const none = { subjects: [], told: null, times }
  const asksWhen = hasWords(when, folded)
  // 'Hoe laat' is what time, and no late hour.
  const rest = folded.replace(when, ' ')
  const [time] = times
  const isEarly = hasWords(early, rest) || (!asksWhen && MORNING.test(rest))
  const isLate = hasWords(late, rest.replace(OF_AFTERNOON, ' '))
  const isTimed = asksWhen || time !== undefined || isEarly || isLate || AFTERNOON.test(rest)
  const mayBeMeant = isTimed && subjects.every((subject) => PLACES_TO_STAY.has(subject) || WAYS_TO_COME.has(subject))
  // 'Steps to get in' asks about the steps.
  const isBeside = !isTimed && subjects.some((subject) => !PLACES_TO_STAY.has(subject))
  const isNamed = (words: RegExp, named: RegExp, where: string) =>
    hasWords(words, where) && (!isBeside || named.test(where))
  const isLeaving = isNamed(leave, NAMES_LEAVING, folded) || (mayBeMeant && hasWords(stays, folded))
  const isEntering =
    isNamed(enter, NAMES_ARRIVING, folded.replace(leave, ' ')) || (mayBeMeant && !isLeaving && hasWords(comes, folded))
  if (!isLeaving && !isEntering) return none
  if (isConfirming) return { ...none, subjects: [isLeaving ? 'checkOut' : 'checkIn'] }
  if (isLeaving && !isEntering) {
    if (isLate || (!asksWhen && AFTERNOON.test(rest))) return { ...none, subjects: ['lateCheckOut'] }
    if (time === undefined) return { ...none, subjects: ['checkOut'] }
    // Nobody asks to leave at two in the night: 'until 2' is the afternoon's.
    const isLater =
      house.checkOut !== '' && (time > house.checkOut || (time < '06:00' && time > '00:00' && !NIGHT.test(folded)))
    return { ...none, subjects: [isLater ? 'lateCheckOut' : 'checkOut'], told: isLater ? null : 'departure' }
  }
  if (isLeaving && asksWhen) return { ...none, subjects: ['checkIn', 'checkOut'] }
  if (isEarly) return { ...none, subjects: ['earlyCheckIn'] }
  if (time !== undefined) return { ...none, ...placeArrival(time, house) }
  if (isLate) return { ...none, subjects: ['lateArrival'] }
  return { ...none, subjects: isLeaving ? ['checkIn', 'checkOut'] : ['checkIn'] }
}

/** Words that mean coming and going whatever stands beside them. */
const NAMES_ARRIVING =
  /check ?-?in|arriv|anreis|ankunft|ankomm|einchec|llegada|chegada|aankom|inchec|ingechec|przyjazd|zameld|enregistrement/
const NAMES_LEAVING = /check ?-?out|partenz|abreis|auschec|depart|salida|saida|vertrek|uitchec|wymeld|wyjazd/

/** A told arrival before the check-in or late in the evening is a request; between them it is only acknowledged. */
function placeArrival(time: string, { checkIn }: HouseTimes): Pick<FoundTimes, 'subjects' | 'told'> {
  if (time >= LATE_FROM || time < NIGHT_ENDS) return { subjects: ['lateArrival'], told: null }
  if (checkIn !== '' && time < checkIn) return { subjects: ['earlyCheckIn'], told: null }
  return { subjects: ['checkIn'], told: 'arrival' }
}

/** 'Verso le 23', 'po 23': beside coming and going, a bare figure after these is an hour. */
const BARE_HOUR =
  /(?<!\p{L})(?:until|till|bis|fino alle|jusqu'a|hasta las|tot|ate as|do|verso le|dopo le|per le|alle|entro le|around|about|after|by|at|gegen|um|nach|ab|vers|apres|hacia las|sobre las|a las|despues de las|rond|om|na|tegen|pelas|as|depois das|por volta das|okolo|po|o) (\d{1,2})(?=\s*(?:[?!.,;]|$|\s(?:uhr|uur|ore|horas|h)(?!\p{L})))/gu
const bareHoursIn = (folded: string): string[] =>
  [...folded.matchAll(BARE_HOUR)].flatMap(([, hour = '']) =>
    Number(hour) <= 24 ? [`${String(Number(hour) % 24).padStart(2, '0')}:00`] : [],
  )

/** 'At noon', 'a la una': hours without a figure; at one is after noon. */
const HOUR_WORDS: [string, RegExp][] = [
  [
    '12:00',
    /(?<!\p{L})(?:noon|midday|mezzogiorno|mittags?|midi|mediodia|twaalf uur|'s middags om 12|meio-?dia|poludni[ea])(?!\p{L})/u,
  ],
  [
    '13:00',
    /(?<!\p{L})(?:all'una|a la una|at one|um eins|a une heure|om een uur|a uma hora|a uma da tarde|o pierwszej)(?! (?:notte|di notte|noche))(?!\p{L})/u,
  ],
  [
    '00:00',
    /(?<!\p{L})(?:midnight|mezzanotte|mitternacht|minuit|medianoche|middernacht|meia-?noite|polnoc[yi]?)(?!\p{L})/u,
  ],
]
const wordsOfHours = (folded: string): string[] =>
  HOUR_WORDS.flatMap(([time, words]) => (words.test(folded) ? [time] : []))

const timesIn = (text: string) => readTokens(text).flatMap(({ kind, key }) => (kind === 'time' ? [key] : []))
