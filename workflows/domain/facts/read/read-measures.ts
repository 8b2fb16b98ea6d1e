import type { DistanceUnit, ValueOf } from '#workflows/domain/facts/fact-value.ts'
import { NUMBER, readDecimal, readNumber } from './number-words.ts'

const WALK =
  /walk(?:ing)?|on foot|a piedi|zu fuss|fussweg|fussminuten|gehminuten|laufweg|a pied|de marche|a pie|andando|caminando|lopen|te voet|wandelen|loopafstand|a pe|pieszo|piechota|spacer[a-z]*/
const BIKE =
  /by bike|cycling|in bici(?:cletta)?|mit dem (?:fahr)?rad|a velo|en bici(?:cleta)?|fietsen|met de fiets|de bicicleta|rowerem/
const DRIVE =
  /by (?:car|taxi)|in taxi|mit dem taxi|en taxi|de taxi|met de taxi|taksowka|drive|driving|in auto|in macchina|mit dem auto|autominuten|fahrminuten|en voiture|en coche|met de auto|rijden|de carro|samochodem|autem/
const TRANSIT =
  /by (?:bus|train|metro|tram|public)|in (?:bus|treno|metro|tram)|con (?:i mezzi|il bus|la metro)|mit (?:dem bus|der bahn|der u-bahn|dem zug|der tram)|en (?:bus|metro|train|tram|autobus|tren)|met (?:de bus|de trein|de tram|het openbaar)|de (?:autocarro|metro|comboio)|autobusem|tramwajem|metrem|pociagiem/

const LENGTH =
  /(?<![\d.,:])(\d[\d.,]*\d|\d)\s?(km|kilomet[a-z]*|chilometr[oi]|kilometr[a-z]*|quilometros?|m|mt|metres?|meters?|metri|metro|metros|metern?|metrow)(?![a-z²\d])/
const MINUTES = new RegExp(
  `(?<![a-z\\d.,:])(${NUMBER})(?:\\s?(?:-|to|bis|a|o|/)\\s?\\d+)?[ -]?(?:min(?:\\.|s|ut[a-z]*)?|minut[a-z]*|(?:fuss|geh|auto|fahr)minuten)(?![a-z])`,
)

/** How far it is: metres, or minutes with how they are gone. */
export const readDistance = (text: string): ValueOf<'distance'> | null => readDistances(text)[0]?.value ?? null

type FoundDistance = { value: ValueOf<'distance'>; start: number; end: number }

/** Every distance of a folded text, minutes first; how often something goes is none. */
export function readDistances(written: string): FoundDistance[] {
  const text = written.replace(INTERVAL, (words) => ' '.repeat(words.length))
  const all = (pattern: RegExp, read: (found: RegExpExecArray) => ValueOf<'distance'> | null) =>
    [...text.matchAll(new RegExp(pattern.source, 'g'))].flatMap((found): FoundDistance[] => {
      const value = read(found)
      return value === null ? [] : [{ value, start: found.index, end: found.index + found[0].length }]
    })
  return [
    ...all(MINUTES, (found) => {
      const distance = readNumber(found[1] ?? '')
      return distance === null ? null : { kind: 'distance', distance, unit: wayOf(text) }
    }),
    ...all(IMPERIAL, (found) => fromImperial(readDecimal(found[1] ?? ''), found[2] ?? '')),
    ...all(LENGTH, (found) => ({
      kind: 'distance',
      distance: readDecimal(found[1] ?? ''),
      unit: /^(?:k|ch|qu)/.test(found[2] ?? '') ? 'km' : 'm',
    })),
  ]
}

/** 'Every 8 minutes'. */
const INTERVAL =
  /(?<![a-z])(?:every|each|ogni|alle|jede|toutes? les|tous les|cada|om de|elke|iedere|co|a cada|de|im)[ -](?:ca\.? |circa |about |around |~ ?)?\d{1,3}(?:[-/]\d+)?[ -]?(?:min|minut)[a-z]*\.?(?:takt)?(?![a-z])|\d{1,3}[ -]?min[a-z]*[ -]?takt/g

const IMPERIAL = /(?<![\d.,:])(\d+(?:\.\d+)?)\s?(yards?|yds?|miles?)(?![a-z])/
/** Yards and miles, rounded as they are meant. */
const fromImperial = (figure: number, unit: string): ValueOf<'distance'> =>
  unit.startsWith('y')
    ? { kind: 'distance', distance: Math.round((figure * 0.9144) / 10) * 10, unit: 'm' }
    : { kind: 'distance', distance: Math.round(figure * 16.09) / 10, unit: 'km' }

const WAYS: [DistanceUnit, RegExp][] = [
  ['minutesWalk', WALK],
  ['minutesBike', BIKE],
  ['minutesDrive', DRIVE],
  ['minutesTransit', TRANSIT],
]
const wayOf = (text: string): DistanceUnit => WAYS.find(([, way]) => way.test(text))?.[0] ?? 'minutes'

/** A height, depth or length in metres; centimetres as metres. */
export function readMetres(text: string): number | null {
  const small = /(\d+)\s?cm(?![a-z])/.exec(text)
  if (small !== null) return Number(small[1]) / 100
  const found =
    /(?<![\d.,:])(\d+(?:[.,]\d+)?)\s?(?:m|mt|metres?|meters?|metri|metros?|metern?|metrow)(?![a-z²\d])/.exec(text)
  return found === null ? null : readDecimal(found[1] ?? '')
}

/** How high a vehicle may be; null where another length stands beside it, as '2.20 m wide and 1.95 high' has, or it is no height. */
export function readClearance(text: string): number | null {
  const lengths = [...text.matchAll(/(?<![\d.,:])\d+(?:[.,]\d+)?\s?(?:c?m|mt|metr[a-z]*|meter[a-z]*)(?![a-z²\d])/g)]
  const metres = readMetres(text)
  const isHeight = lengths.length === 1 && metres !== null && metres >= 1 && metres <= 6
  return isHeight && !WIDE.test(text) ? metres : null
}
const WIDE =
  /(?<![a-z])(?:wide|width|largh\p{L}*|larg[oa]|largeur|breite?|ancho|anchura|breed|breedte|largura|szerok\p{L}*)(?![a-z])/u

/** '2.3 m wide' is no way to go. */
export const isBesideHouse = ({ distance, unit }: ValueOf<'distance'>): boolean => unit === 'm' && distance < 10

const first = (pattern: RegExp) => (text: string) => {
  const found = pattern.exec(text)
  return found === null ? null : readDecimal(found[1] ?? '')
}
export const readArea = first(
  /(\d+(?:[.,]\d+)?) ?(?:sq ?m|square met|m2|m²|sqm|mq|qm|metri quadr|quadratmeter|metres carres|metros cuadrados|vierkante meter|metros quadrados|metrow kwadratowych|mkw)/,
)
export const readDegrees = first(
  /(\d{2}(?:[.,]\d)?) ?(?:°|gradi|grad(?![a-z])|degr|grados|graden|graus|stopni(?= c|$|,))/,
)
export const readSpeed = first(/(\d+(?:[.,]\d+)?) ?(?:mbit|mbps|mb|mega)/)
export const readVolts = first(/(\d{3}) ?(?:v(?![a-z])|volt)/)

const SPAN: [ValueOf<'days'>['unit'], string][] = [
  ['hours', 'hours?|hrs?|h|or[ea]|stunden?|heures?|horas?|uur|godzin[ay]?'],
  ['weeks', 'weeks?|settiman[ae]|wochen?|semaines?|semanas?|we(?:ek|ken)|tygodni[ea]?'],
  ['days', 'days?|giorn[oi]|tage?n?|jours?|dias?|dag(?:en)?|dni|dzien'],
]

/** '7 days', '48 hours', 'one week'. */
export function readSpan(text: string): (ValueOf<'days'> & { start: number; end: number }) | null {
  for (const [unit, words] of SPAN) {
    const found = new RegExp(`(?<![a-z\\d.,:])(${NUMBER})\\s?(?:${words})(?![a-z])`).exec(text)
    const days = found === null ? null : readNumber(found[1] ?? '')
    if (found !== null && days !== null) {
      return { kind: 'days', days, unit, start: found.index, end: found.index + found[0].length }
    }
  }
  return null
}
