import type { Ask } from './ask.ts'
import type { Subject } from './words/topic-words.ts'

/** Things of the house: where one is, or whether it is so on arrival, asks for no address and no hour. */
const THINGS: ReadonlySet<Subject> = new Set<Subject>([
  ...([
    'beds',
    'linen',
    'towels',
    'beachTowels',
    'heating',
    'airConditioning',
    'fireplace',
    'firewood',
    'crib',
  ] as const),
  ...(['highChair', 'fridge', 'washingMachine', 'dryer', 'iron', 'rubbish', 'bicycles', 'barbecue', 'wifi'] as const),
])
const ON_FOOT =
  /(?<![a-z])(?:on foot|walking|a piedi|zu fuss|fusslaufig|a pied|a pie|andando|te voet|lopend|a pe|pieszo|piechota|na piechote)(?![a-z])/

type Read = { folded: string; isOfHours: boolean }

/** The subjects of a clause without what only stands beside them: 'where is the firewood', 'are the beds made on arrival', 'accessible on foot'. */
export function withoutBeside(subjects: readonly Subject[], { folded, isOfHours }: Read): Subject[] {
  const isOfThing = subjects.some((subject) => THINGS.has(subject))
  return subjects.filter(
    (subject) =>
      !(isOfThing && subject === 'address') &&
      !(subject === 'fireplace' && subjects.includes('firewood')) &&
      !(subject === 'centre' && subjects.includes('transport')) &&
      !(isOfThing && subject === 'checkIn' && !isOfHours) &&
      !(subject === 'accessibility' && subjects.length > 1 && ON_FOOT.test(folded)),
  )
}

const SOMEWHERE =
  /(?<![a-z])(?:somewhere|anywhere|da qualche parte|irgendwo|quelque part|en algun (?:sitio|lugar)|ergens|em algum (?:lado|sitio|lugar)|gdzies)(?![a-z])/
const WHERE = /(?<![a-z])(?:where(?:abouts)?|dove|wo|ou|donde|waar|onde|gdzie)(?![a-z])/

/** 'Is there somewhere to park?' asks whether one can, and not where. */
export const withoutSomewhere = (
  aspects: readonly Ask['aspects'][number][],
  { folded, subjects }: { folded: string; subjects: readonly Subject[] },
): Ask['aspects'] =>
  subjects.includes('parking') && SOMEWHERE.test(folded) && !WHERE.test(folded)
    ? aspects.filter((aspect) => aspect !== 'where')
    : [...aspects]
