import type { DraftLanguage } from '#workflows/domain/draft.ts'
import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { readPieces } from '#workflows/domain/proof/alignment/read-pieces.ts'
import { kitOf } from '#workflows/domain/reading/language-kit.ts'
import { isOfAll } from './asks-of-all.ts'
import { type Answered, kinOf, told } from './names-more.ts'

/** Where in a house something may be. */
const PLACES: ReadonlySet<string> = new Set(
  'kitchen livingRoom bedroom bathroom balcony terrace patio garden garage cellar attic'.split(' '),
)
/** What stands there in every house that has it. */
const OF_PLACE: Readonly<Record<string, RegExp>> = {
  kitchen:
    /^(?:oven|microwave|hob|fridge|freezer|dishwasher|coffeeMachine|coffee|kettle|toaster|dishes|seasonings|kitchen)\./,
  bathroom: /^(?:hairdryer|bathtub|shower|toiletries|toiletPaper|towels|bathrooms)\./,
  bedroom: /^(?:rooms|beds|linen)\./,
  garden: /^(?:garden|barbecue)\./,
  balcony: /^balcony\./,
  terrace: /^terrace\./,
  garage: /^parking\./,
}

const isNo = ({ value }: PropertyFact) => value.kind === 'yesNo' && !value.yes

/** Places of the house that a question names and the answer does not: that there is a cot does not say that it is in the bedroom. */
export function placesAsked(answered: Answered, language: DraftLanguage): string[] {
  const { ask, facts } = answered
  const asked = readPieces(ask.text, kitOf(language)).flatMap(({ things }) =>
    [...things].filter((one) => PLACES.has(one)),
  )
  const said = told(answered, language)
  // 'Only on the terrace' answers for the kitchen, too; and so does 'there is none', or 'in all rooms'.
  const isOfEvery =
    said.some(({ limits, traits }) => limits.has('only') || traits.has('everywhere')) || facts.every(isNo)
  if (isOfEvery) return []
  return asked.filter(
    (place) =>
      !(place === 'bedroom' && facts.some(({ sentence }) => isOfAll(sentence))) &&
      !facts.every(({ key }) => OF_PLACE[place]?.test(key)) &&
      !kinOf(place).some((one) => said.some(({ things }) => things.has(one))),
  )
}
