import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import type { FactLanguage } from '#workflows/domain/facts/fact-language.ts'
import { foldFactText } from './fold-fact-text.ts'
import { readMethods } from './read-methods.ts'

/** The facts of one sentence as they hold beside each other: ways to pay as one, the nearest of several, nothing that has two values. */
export const toldTogether = (facts: FoundFact[]): FoundFact[] => oneOfEach(nearestOf(insteadOf(methodsTogether(facts))))

/** 'No coffee machine but a cafetiere': there is none, and something instead. */
function insteadOf<T extends FoundFact>(all: T[]): T[] {
  // 'Fireplace: logs are extra, 10 € a bag' prices the logs.
  const isOfWood = all.some(({ key }) => key === 'firewood.price')
  const facts = all.filter(({ key }) => !(isOfWood && key === 'fireplace.price'))
  const exists = facts.filter(({ key }) => key === 'coffeeMachine.exists')
  const isBoth = new Set(exists.map(({ value }) => value.kind === 'yesNo' && value.yes)).size > 1
  if (!isBoth) return facts
  return facts
    .filter(({ key, value }) => key !== 'coffeeMachine.exists' || (value.kind === 'yesNo' && !value.yes))
    .map((fact) => (fact.key === 'coffeeMachine.type' ? { ...fact, key: 'coffeeMachine.instead' } : fact))
}

/** The ways to pay that a sentence names, none of those that it denies. */
const waysToPay = (sentence: string, language: FactLanguage | null) =>
  readMethods({ topic: 'payment', before: '', cue: '', after: foldFactText(sentence), language: language ?? 'en' })

/** 'We accept cash and transfers' names two ways to pay, one after the other. */
function methodsTogether<T extends FoundFact>(facts: T[]): T[] {
  const isMethods = ({ key, value }: T) => key === 'payment.methods' && value.kind === 'choices'
  const all = [
    ...new Set(facts.flatMap((fact) => (isMethods(fact) && fact.value.kind === 'choices' ? fact.value.choices : []))),
  ]
  const first = facts.find(isMethods)
  // 'Cash with a discount, transfers too': of several ways some are not all.
  const written = first === undefined ? [] : waysToPay(first.sentence, first.language)
  if (written.some((one) => !all.includes(one))) return facts.filter((fact) => !isMethods(fact))
  return facts
    .filter((fact) => fact === first || !isMethods(fact))
    .map((fact) => (fact === first ? { ...fact, value: { kind: 'choices', choices: all } } : fact))
}

/** 'Nearest stations: one in 4 minutes, another in 9': the nearest is the nearest of them. */
function nearestOf(facts: FoundFact[]): FoundFact[] {
  const isFarther = ({ key, value }: FoundFact) =>
    value.kind === 'distance' &&
    facts.some(
      (other) =>
        other.key === key &&
        other.value.kind === 'distance' &&
        other.value.unit === value.unit &&
        other.value.distance < value.distance,
    )
  return facts.filter((fact) => !isFarther(fact))
}

/** Two values of one aspect in a sentence belong to cases that nobody can tell apart here: then the words are the fact. */
function oneOfEach(facts: FoundFact[]): FoundFact[] {
  const caseOf = ({ key, validity, conditions }: FoundFact) => JSON.stringify([key, validity, conditions])
  const values = new Map<string, Set<string>>()
  for (const fact of facts) {
    const ofCase = caseOf(fact)
    values.set(ofCase, (values.get(ofCase) ?? new Set()).add(JSON.stringify(fact.value)))
  }
  return facts.filter((fact) => fact.key.endsWith('.hours') || (values.get(caseOf(fact))?.size ?? 0) < 2)
}
