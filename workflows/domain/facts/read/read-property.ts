import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import type { FactValue } from '#workflows/domain/facts/fact-value.ts'
import { type FactKey, topicOfKey } from '#workflows/domain/facts/topics.ts'
import type { PropertyFacts } from '#workflows/domain/property-facts.ts'
import { readExtra } from './read-extra.ts'
import { readText } from './read-text.ts'
import { splitSentences } from './split-sentences.ts'

/** Grows when the rules read more or otherwise: what was read by older ones is read again. */
export const RULES_VERSION = 8

type Field = 'address' | 'floor' | 'rooms' | 'bathrooms' | 'checkIn' | 'checkOut' | 'bookingLink' | 'airbnbLink'

function ofField(name: Field, key: FactKey, value: FactValue | null): FoundFact[] {
  if (value === null) return []
  const told = 'name' in value ? value.name : 'time' in value ? value.time : 'count' in value ? value.count : ''
  const source = { kind: 'field', name } as const
  const sentence = `${name}: ${told}`
  return [{ topic: topicOfKey(key), key, value, conditions: [], validity: null, language: null, sentence, source }]
}

const name = (text: string | null): FactValue | null =>
  text === null || text.trim() === '' ? null : { kind: 'name', name: text.trim() }
const time = (text: string): FactValue | null => {
  const found = /^(\d{1,2}):(\d{2})/.exec(text)
  return found === null ? null : { kind: 'time', time: `${(found[1] ?? '').padStart(2, '0')}:${found[2]}` }
}
const count = (value: number): FactValue | null => (value > 0 ? { kind: 'count', count: value } : null)

/** Nought is the ground floor where the host filled in the other numbers; where all are nought, nobody wrote any. */
const floorOf = ({ floor, rooms, bathrooms }: PropertyFacts): FactValue | null =>
  floor !== 0 || rooms > 0 || bathrooms > 0 ? { kind: 'count', count: floor } : null

/** So many sentences are read of all extras together, one counted for each so many characters at least; and of each that is no longer. */
const OF_EXTRAS_MOST = 200
const OF_ONE = 100

/** In their order, until as much of them is read as is read of a house; what is short is read all the same. */
function readExtras(extras: PropertyFacts['extras']): FoundFact[] {
  let left = OF_EXTRAS_MOST
  return extras.flatMap((extra) => {
    const text = String(extra.value)
    const facts = readExtra(extra, left > 0 ? left : text.length <= OF_ONE ? 1 : 0)
    left -= Math.max(splitSentences(text).length, text.length / OF_ONE)
    return facts
  })
}

/**
 * All facts of a property as its host described it. Of texts that no house needs (more than 400 sentences of a note, 200 of the extras)
 * what stands behind is kept in the host's words. Secrets have to be placeholders already.
 */
export function readProperty(property: PropertyFacts): FoundFact[] {
  const { address, rooms, bathrooms, checkIn, checkOut, bookingLink, airbnbLink, additionalInfo, extras } = property
  const written = [...readText(additionalInfo ?? '', { kind: 'note', name: 'additionalInfo' }), ...readExtras(extras)]
  // A note that names a floor says more than a field that nobody filled in.
  const isToldFloor = property.floor === 0 && written.some(({ key }) => key === 'floor.number')
  return [
    ...ofField('checkIn', 'checkIn.from', time(checkIn)),
    ...ofField('checkOut', 'checkOut.until', time(checkOut)),
    ...ofField('address', 'address.name', name(address)),
    ...ofField('floor', 'floor.number', isToldFloor ? null : floorOf(property)),
    ...ofField('rooms', 'rooms.count', count(rooms)),
    ...ofField('bathrooms', 'bathrooms.count', count(bathrooms)),
    ...ofField('bookingLink', 'links.booking', name(bookingLink)),
    ...ofField('airbnbLink', 'links.airbnb', name(airbnbLink)),
    ...written,
  ]
}
