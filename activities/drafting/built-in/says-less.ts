import { isOfAll } from '#activities/drafting/built-in/asks-of-all.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'

const IN_HOUSE: readonly Subject[] = ['rooms', 'kitchen', 'balcony', 'terrace', 'garden', 'pool', 'bathrooms']

/** Places that make another question of a rule: a rule for the house says nothing of them. */
const PLACES: Partial<Record<Subject, readonly Subject[]>> = {
  smoking: ['balcony', 'terrace', 'garden', 'pool', 'kitchen', 'rooms'],
  pets: ['pool', 'beds', 'restaurant', 'beach', 'sauna', 'hotTub', 'rooms', 'garden', 'terrace', 'balcony', 'kitchen'],
  parties: ['terrace', 'garden', 'pool', 'balcony'],
  children: ['pool', 'sauna', 'hotTub', 'gym'],
  wifi: IN_HOUSE,
  airConditioning: IN_HOUSE,
  heating: IN_HOUSE,
  fan: IN_HOUSE,
  television: IN_HOUSE,
}
/** Of what works in some rooms, these facts say in which. */
const SAYS_WHERE = /\.(?:where|strong|weak)$/

/** True where the facts speak of something narrower than what is asked: 'not inside' of the balcony, 'dogs' of dogs in the pool. */
export function saysLess({ subjects, aspects }: Ask, subject: Subject, facts: readonly PropertyFact[]): boolean {
  if (subject === 'parking' && aspects.includes('where') && isAbsent(subject, facts))
    return !facts.some(({ key }) => key === 'parking.name' || key === 'parking.where')
  const places = PLACES[subject]
  if (places === undefined || !subjects.some((one) => places.includes(one))) return false
  // 'No pets', without a word more, holds for the garden as well.
  if (facts.length > 0 && facts.every(isDeniedWholly)) return false
  if (places === IN_HOUSE)
    return !isAbsent(subject, facts) && !facts.some(({ key, sentence }) => SAYS_WHERE.test(key) || isOfAll(sentence))
  if (subject !== 'smoking') return true
  const rules = facts.filter(({ key }) => key === 'smoking.allowed')
  const isOfHouse = ({ value, conditions }: PropertyFact) =>
    value.kind === 'yesNo' && !value.yes && conditions.some(({ kind }) => kind === 'indoors')
  return rules.every(isOfHouse)
}

const isDeniedWholly = ({ key, value, conditions, validity }: PropertyFact): boolean =>
  key.endsWith('.allowed') && value.kind === 'yesNo' && !value.yes && conditions.length === 0 && validity === null

const isAbsent = (subject: Subject, facts: readonly PropertyFact[]): boolean =>
  facts.some(({ key, value }) => key === `${subject}.exists` && value.kind === 'yesNo' && !value.yes)

/** What somebody who cannot walk well asks of these is whether they can use them. */
const TO_BE_USED = new Set<Subject>([
  'shower',
  'bathtub',
  'bathrooms',
  'rooms',
  'beds',
  'kitchen',
  'terrace',
  'balcony',
  'garden',
  'pool',
  'sauna',
  'hotTub',
  'parking',
  'beach',
  'lift',
  'transport',
])
const SAYS_OF_ACCESS = new Set(['accessibility.isAccessible', 'accessibility.isStepFree', 'accessibility.steps'])
const SAYS_OF_STAIRS = new Set([...SAYS_OF_ACCESS, 'stairs.count', 'stairs.exists'])

/** Beside a wheelchair or a walking frame: what there is does not say whether it can be reached or used. */
export function isUnfitForAccess(subject: Subject, facts: readonly PropertyFact[]): boolean {
  if (TO_BE_USED.has(subject)) return true
  if (subject === 'accessibility') return !facts.some(({ key }) => SAYS_OF_ACCESS.has(key))
  if (subject === 'stairs' || subject === 'floor') return !facts.some(({ key }) => SAYS_OF_STAIRS.has(key))
  return false
}
