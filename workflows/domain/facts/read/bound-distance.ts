import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import type { ValueOf } from '#workflows/domain/facts/fact-value.ts'
import type { FactTopic } from '#workflows/domain/facts/topics.ts'
import { WEEKDAYS } from '#workflows/domain/weekdays.ts'
import { readDistances } from './read-measures.ts'
import type { Unit } from './split-units.ts'
import { textOf } from './statement.ts'

const THE = "(?:the |il |la |lo |le |l'|i |gli |der |dem |den |die |das |les |el |los |las |de |het |o |a |os |as )?"
/** What leads towards a place. Folded. */
const TOWARDS: Record<FactLanguage, string> = {
  en: 'to|into|towards?|for',
  it: 'fino a(?:l(?:la)?|d)?|verso|per',
  de: 'nach|richtung|bis(?: (?:zu[mr]?|nach|in))?|zu[mr]',
  fr: "vers|jusqu'(?:a|en|au)|pour",
  es: 'hasta|hacia|para',
  nl: 'naar|richting|tot',
  pt: 'ate|para|pra',
  pl: 'do|az do|w strone',
}
/** Of on foot, and of the house itself, it is no other place. */
const HERE =
  'foot|fuss|piedi|pied|pie|pe|voet|walk|reach|get|go|us|our|here|house|home|door|flat|apartment|you|be|noi|casa|appartamento|alloggio|raggiung[a-z]+|arrivar[a-z]*|uns|haus|hause|wohnung|chez|nous|maison|llegar|nosotros|ons|huis|nos|nas|domu|left|right|links|rechts|sinistra|destra|noon|midnight|late|mezzanotte|mezzogiorno|tardi|mitternacht|abends|minuit|midi|medianoche|mediodia|tarde|middernacht|meia-? ?noite|polnoc[ay]|[0-9].*'
const TO_ANOTHER = Object.fromEntries(
  Object.entries(TOWARDS).map(([language, words]) => [
    language,
    new RegExp(`(?<![a-z'])(?:${words})[ '](?!${THE}(?:${HERE}|${WEEKDAYS.source})(?![a-z]))${THE}[a-z]{2,}`),
  ]),
) as Record<FactLanguage, RegExp>

const LEADS = Object.fromEntries(
  Object.entries(TOWARDS).map(([language, words]) => [language, new RegExp(`(?<![a-z'])(?:${words})[ ']${THE}$`)]),
) as Record<FactLanguage, RegExp>

/** Whether a way leads to what a unit names: where it begins and how long it takes says not where that is. */
export const isLedTo = ({ before, language }: Unit): boolean => LEADS[language].test(before)

/** Of a ride: how long it takes from where one gets on. */
const JOURNEY =
  /(?<![a-z])(?:takes?|taking|ride|journey|gets? you|brings? you|takes you|goes|runs|dura(?:no)?|impiega(?:no)?|ci mett[a-z]+|porta|va(?:nno)? (?:a|in)|fahrt|fahren|fahrzeit|braucht|brauchen|dauert|met(?:tent)?|dure(?:nt)?|va (?:a|en)|vont|trajet|tarda(?:n)?|dura(?:n)?|trayecto|lleva(?:n)?|va(?:n)? a|rijdt|rijden|duurt|doet er|brengt|rit|demora(?:m)?|leva(?:m)?|vai|vao|viagem|jedzie|jedzi[a-z]+|jada|jazd[ay]|trwa|dojazd)(?![a-z])/
const VEHICLE =
  /(?<![a-z])(?:bus(?:es)?|coach|trams?|metro|underground|subway|tube|ferry|shuttle|train|autobus|pullman|corriera|treno|vaporetto|traghetto|[us]-?bahn|strassenbahn|postauto|zug|fahre|tramway|autocar|car \d+|navette|rer|autobuses|tranvia|tren|colectivo|guagua|pont|trein|autocarro|onibus|comboio|electrico|tramwaj|pociag|prom)(?![a-z])/

/** What one gets on at: minutes of a ride are no distance of it. */
const RIDDEN = new Set<FactTopic>(['transport', 'train', 'skiBus'])

/**
 * How far what a unit names is, where nothing else stands between it and the figure: no way to another place, no ride, no other clause.
 * Where it cannot be told whose the figure is, it is nobody's.
 */
export function boundDistance(unit: Unit): ValueOf<'distance'> | null {
  const text = textOf(unit)
  const at = unit.before.length
  const end = at + unit.cue.length
  const isBound = (start: number, stop: number, isOnFoot: boolean): boolean => {
    const isBehind = start >= end
    const between = isBehind ? text.slice(end, start) : text.slice(stop, at)
    const [rest = ''] = /^[^,;.]*/.exec(text.slice(isBehind ? stop : end)) ?? []
    if (/[;.!?](?: |$)/.test(between)) return false
    // '5 minutes to the beach' names it behind the figure; 'bus stop 80 minutes to town' another place.
    if (isBehind && TO_ANOTHER[unit.language].test(`${between} ${rest}`)) return false
    if (!isBehind && /[,:]/.test(between)) return false
    if (!RIDDEN.has(unit.topic)) return true
    // 'The tram in front of the door to the station 35 min'.
    if (isBehind && !isOnFoot && isLedTo(unit)) return false
    const [clause = ''] = /[^,;.]*$/.exec(text.slice(0, start)) ?? []
    if (JOURNEY.test(`${clause} ${rest}`) && !isOnFoot) return false
    return unit.topic === 'transport' || isOnFoot || !VEHICLE.test(`${clause.replace(unit.cue, ' ')} ${rest}`)
  }
  return (
    readDistances(text).find(({ value, start, end: stop }) =>
      isBound(
        start,
        stop,
        value.unit !== 'minutes' && value.unit !== 'minutesTransit' && value.unit !== 'minutesDrive',
      ),
    )?.value ?? null
  )
}
