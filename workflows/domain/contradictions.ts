import { AMENITIES, type Amenity } from './amenities.ts'
import { fold } from './fold-text.ts'
import type { PropertyFacts } from './property-facts.ts'

const KEYS: Record<string, Amenity> = {
  'Wi-Fi': 'wifi',
  Pool: 'pool',
  Balcony: 'balcony',
  'Pets Allowed': 'pets',
  'Garage Spots': 'parking',
}

const NEGATION =
  /(?<!\p{L})(?:no|non|not|n't|cannot|without|unfortunately|sorry|senza|purtroppo|nessun\p{L}*|kein\p{L}*|nicht|ohne|leider|pas|sans|aucun\p{L}*|malheureusement|sin|tampoco|lamentablemente|desgraciadamente)(?!\p{L})|n't/u

/**
 * Sentences of a reply that say yes where the property says no, or no where it says yes. What the host wrote word by word
 * is not judged.
 */
export function findContradictions(reply: string, property: PropertyFacts): string[] {
  const own = fold([property.additionalInfo ?? '', ...property.extras.map(({ value }) => String(value))].join('\n'))
  const sentences = reply.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '')
  const flags = property.extras.flatMap(({ key, value }) => {
    const amenity = KEYS[key]
    const isKnown = typeof value === 'boolean' || typeof value === 'number'
    return amenity === undefined || !isKnown ? [] : [{ pattern: AMENITIES[amenity], has: Boolean(value) }]
  })
  return sentences.filter((sentence) => {
    const folded = fold(sentence)
    if (own.includes(folded)) return false
    return flags.some(({ pattern, has }) => pattern.test(folded) && NEGATION.test(folded) === has)
  })
}
