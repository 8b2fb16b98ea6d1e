import { NUMBER, readNumber, SEVERAL } from './number-words.ts'
import { readMonth, readSeason, restOf } from './read-seasons.ts'
import type { Unit } from './split-units.ts'
import { type Statement, state, textOf } from './statement.ts'

const NIGHTS =
  'nights?|nott[ei]|nachte?n?|ubernachtungen|nuits?|nuitees?|noches?|nachten|noites?|noc[ey]?|dob[ya]?|tage?n?|days?|giorni|jours|dias|dagen|dni'
const COUNTED = new RegExp(`(${NUMBER})[ -](?:${NIGHTS})(?![a-z])`)
/** 'In August 5', 'rest of year 3': behind the first, the nights are not said again. */
const BARE = new RegExp(`(?<![\\d.,:€/a-z-])(${SEVERAL})(?![\\d.,:a-z]|\\s?(?:€|%|eur))`)
const WEEK =
  /(?<![a-z])(?:one|a|una|un|eine|une|een|uma|jeden|1) (?:week|settimana|woche|semaine|semana|tydzien)(?![a-z])/

/** Each with its own season: 'otherwise 2', 'sonst 3', 'rest of the year'. */
const APART =
  /[,;(.]| - |(?<![a-z])(?=(?:otherwise|altrimenti|sonst|ansonsten|sinon|si no|anders|senao|caso contrario|inaczej|poza tym|resto|restante|rest)(?![a-z]))/

type Nights = { nights: number; text: string; validity: Statement['validity'] }

function nightsIn(text: string, isFirst: boolean): Nights | null {
  const found = WEEK.test(text) ? '7' : (COUNTED.exec(text)?.[1] ?? (isFirst ? undefined : BARE.exec(text)?.[1]))
  const nights = found === undefined ? null : readNumber(found)
  if (nights === null) return null
  // 'In August 5' names no day of August.
  const when = text.replace(COUNTED, ' ').replace(BARE, ' ')
  const span = readSeason(when) ?? readMonth(when)
  return {
    nights,
    text,
    validity: span === null ? undefined : { season: { from: span.from, to: span.to }, weekdays: null },
  }
}

/** What nobody reads as a season, and is none of the nights: 'über Weihnachten', 'en carnaval'. */
const otherCase = ({ text }: Nights): string =>
  text
    .replace(COUNTED, ' ')
    .replace(BARE, ' ')
    .replace(/[\s,;:.()]+/g, ' ')
    .trim()

/**
 * The fewest nights that can be booked, and those of a season where it has others: the first then hold for the rest of the year. A case that is
 * no season goes with its own nights in the host's words.
 */
export function readMinStay(unit: Unit): Statement[] {
  const pieces = textOf(unit).split(APART)
  const found: Nights[] = []
  for (const piece of pieces) {
    const one = nightsIn(piece, found.length === 0)
    if (one !== null) found.push(one)
  }
  const [only, ...others] = found
  if (only === undefined) return []
  const say = ({ nights }: Nights) => state('minStay.nights', { kind: 'count', count: nights })
  if (others.length === 0) return [say(only)]
  const seasonal = found.filter(({ validity }) => validity !== undefined)
  const [season] = seasonal
  return found.map((one): Statement => {
    if (one.validity !== undefined) return { ...say(one), validity: one.validity }
    const rest = otherCase(one)
    const isCase = one !== only && rest !== '' && !IS_REST.test(rest)
    if (isCase) return { ...say(one), own: [{ kind: 'freeWords', text: rest }] }
    return seasonal.length === 1 && season?.validity !== undefined
      ? { ...say(one), validity: restOf(season.validity) }
      : say(one)
  })
}
const IS_REST =
  /^(?:otherwise|altrimenti|sonst|ansonsten|sinon|si no|anders|senao|caso contrario|inaczej|poza tym|(?:(?:il|im|le|el|o|de|het|the|no|en|w) )?(?:rest[oe]?|restante|restlichen)(?: (?:of|dell'|de|du|del|do|des|van|d)?[ ']?(?:the |het |l')?(?:year|yr|anno|jahres?|annee|ano|jaar|roku))?)$/
