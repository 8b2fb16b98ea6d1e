import type { PropertyFact } from '#workflows/domain/facts/fact.ts'
import { foldFactText } from '#workflows/domain/facts/read/fold-fact-text.ts'
import { readAmounts } from '#workflows/domain/facts/read/read-amounts.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'

/** Hours after midnight belong to the day before. */
const ofDay = (time: string): string =>
  time < '05:00' ? `${String(Number(time.slice(0, 2)) + 24)}${time.slice(2)}` : time

/** 'Until 8 pm; from 8 to 11 pm it costs 30 €': beside a price no hour stands for itself. */
const isPlain = ({ conditions, validity, sentence, source }: PropertyFact) =>
  conditions.length === 0 &&
  validity === null &&
  (source.kind !== 'note' || readAmounts(foldFactText(sentence)).length === 0)

const timesOf = (facts: readonly PropertyFact[], key: string): string[] =>
  facts.flatMap((fact) =>
    fact.key === key && fact.value.kind === 'time' && isPlain(fact) ? [ofDay(fact.value.time)] : [],
  )

const letsThemselvesIn = (facts: readonly PropertyFact[]): boolean =>
  facts.some(
    (fact) =>
      isPlain(fact) &&
      ((fact.key === 'checkIn.isSelf' && fact.value.kind === 'yesNo' && fact.value.yes) ||
        (fact.key === 'checkIn.ways' &&
          fact.value.kind === 'choices' &&
          fact.value.choices.every((way) => way === 'keyBox' || way === 'smartLock'))),
  )

/**
 * Whether what holds for arrivals answers who tells when they come: within the hours, or where nobody has to wait for them and no latest
 * hour is named. What lies outside is the host's to grant.
 */
export function isWithinHours(asks: readonly Ask[], rules: readonly PropertyFact[]): boolean {
  const [first, ...others] = asks
    .filter(({ subjects }) => subjects.includes('lateArrival'))
    .flatMap(({ times }) => times.map(ofDay))
    .toSorted()
  if (first === undefined) return false
  const [latest, ...more] = timesOf(rules, 'checkIn.until')
  const isEarly = timesOf(rules, 'checkIn.from').some((from) => first < from)
  const names = rules.filter(({ key }) => key === 'checkIn.until').length
  if (isEarly || more.length > 0 || names > (latest === undefined ? 0 : 1)) return false
  return latest === undefined ? letsThemselvesIn(rules) : (others.at(-1) ?? first) <= latest
}
