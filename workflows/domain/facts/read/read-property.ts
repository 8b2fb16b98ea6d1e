import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import type { FactValue } from '#workflows/domain/facts/fact-value.ts'
import { type FactKey, topicOfKey } from '#workflows/domain/facts/topics.ts'
import type { PropertyFacts } from '#workflows/domain/property-facts.ts'
import { readExtra } from './read-extra.ts'
import { readText } from './read-text.ts'

/** Grows when the rules read more or otherwise: what was read by older ones is read again. */
export const RULES_VERSION = 2

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

/** All facts of a property as its host described it. Secrets have to be placeholders already. */
export function readProperty(property: PropertyFacts): FoundFact[] {
  const { address, rooms, bathrooms, checkIn, checkOut, bookingLink, airbnbLink, additionalInfo, extras } = property
  const written = [
    ...readText(additionalInfo ?? '', { kind: 'note', name: 'additionalInfo' }),
    ...extras.flatMap(readExtra),
  ]
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
