import { findContradictions } from '#workflows/domain/facts/contradictions.ts'
import type { FoundFact } from '#workflows/domain/facts/fact.ts'
import type { Statement } from './read-statements.ts'
import type { VerdictReasonCode } from './verdict.ts'

type TopicCode = Extract<
  VerdictReasonCode,
  'said_alike' | 'other_value' | 'denied' | 'left_out' | 'added' | 'free_words'
>

/** `guest`: the figures that the guest wrote, which say nothing when they are said again. */
export type TwoStatements = { topic: string; ours: Statement; theirs: Statement; guest: ReadonlySet<string> }

/** What both say of one topic: values, units, negation. In doubt it cannot be told. */
export function compareTopic(both: TwoStatements): TopicCode {
  const { topic, ours, theirs } = both
  const clock = compareClock(both)
  if (clock !== null) return clock
  if (denies(ours, theirs) || denies(theirs, ours)) return 'denied'
  if (factsCollide(ours.facts, theirs.facts)) return 'other_value'
  const own = without(ours.figures, both.guest)
  const others = without(theirs.figures, both.guest)
  if (['time', 'price'].some((kind) => areOthers(kind, own, others))) return 'other_value'
  const sameFacts = ours.facts.some((fact) => theirs.facts.some((other) => isSame(fact, other)))
  const sameFigures = own.some((figure) => others.includes(figure))
  const sameAnswer = ours.answer !== null && answerOf(ours) === answerOf(theirs)
  const isAlike = sameFacts || sameFigures || sameAnswer || (topic === 'access' && own.includes(SECRET))
  const more = saysMore(theirs, { than: ours, figures: others, known: own })
  if (more) return 'left_out'
  if (!isAlike) return 'free_words'
  return saysMore(ours, { than: theirs, figures: own, known: others }) ? 'added' : 'said_alike'
}

const SECRET = 'placeholder'

const without = (figures: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...figures].filter((figure) => !others.has(figure))

/** Something with a value is there: 'parking costs 15 €' says yes too. */
const answerOf = ({ answer, facts }: Statement) => answer ?? (facts.length > 0 ? 'yes' : null)

const denies = (one: Statement, other: Statement) => one.answer === 'no' && answerOf(other) === 'yes'

function factsCollide(ours: readonly FoundFact[], theirs: readonly FoundFact[]): boolean {
  const stated = (side: string, facts: readonly FoundFact[]) =>
    facts.map((fact, index) => ({ ...fact, id: `${side}${index}`, isConfirmed: false }))
  const found = findContradictions([...stated('o', ours), ...stated('t', theirs)])
  return [...found].some(([id, others]) => id.startsWith('o') && others.some((other) => other.startsWith('t')))
}

const ofKind = (kind: string, figures: readonly string[]) => figures.filter((figure) => figure.startsWith(`${kind} `))

/** Both name a time, or a price, and no two are the same. */
function areOthers(kind: string, own: readonly string[], others: readonly string[]): boolean {
  const [ours, theirs] = [ofKind(kind, own), ofKind(kind, others)]
  return ours.length > 0 && theirs.length > 0 && !ours.some((figure) => theirs.includes(figure))
}

const isSame = (one: FoundFact, other: FoundFact) =>
  one.key === other.key && JSON.stringify(one.value) === JSON.stringify(other.value)

type Beside = { than: Statement; figures: readonly string[]; known: readonly string[] }

/** A value that the other does not have, or a limit to the same one. */
function saysMore({ facts }: Statement, { than, figures, known }: Beside): boolean {
  const isKnown = (fact: FoundFact) =>
    than.facts.some((other) => other.key === fact.key) ||
    (fact.value.kind === 'yesNo' && answerOf(than) === (fact.value.yes ? 'yes' : 'no')) ||
    isOfKnownFigure(fact, known)
  const isLimited = facts.some((fact) =>
    than.facts.some((other) => other.key === fact.key && limitsOf(fact) > limitsOf(other)),
  )
  return isLimited || facts.some((fact) => !isKnown(fact)) || figures.some((figure) => !known.includes(figure))
}

/** 'Dogs are welcome' answers whose dog it is: it limits nothing. */
const limitsOf = ({ conditions }: FoundFact) =>
  conditions.filter(({ kind }) => kind !== 'onlyDogs' && kind !== 'onlyCats').length

/** A time that was said in words which give it another name. */
const isOfKnownFigure = ({ value }: FoundFact, known: readonly string[]) =>
  (value.kind === 'time' && known.includes(`time ${value.time}`)) ||
  (value.kind === 'yesNo' && value.yes && known.length > 0)

/** Coming and going: the house's time is a bound, and what the guest asked for lies within it or not. */
function compareClock({ topic, ours, theirs, guest }: TwoStatements): TopicCode | null {
  if (topic !== 'checkIn' && topic !== 'checkOut') return null
  const wished = timesIn(guest)
  const [bound] = timesIn(without(ours.figures, guest))
  const isFine = (time: string) => bound !== undefined && (topic === 'checkIn' ? time >= bound : time <= bound)
  const [said] = timesIn(without(theirs.figures, guest))
  if (said !== undefined || bound === undefined || wished.length === 0) return null
  if (theirs.answer === 'no') return wished.every(isFine) ? 'denied' : 'said_alike'
  if (theirs.answer === 'yes' || timesIn(theirs.figures).length > 0)
    return wished.every(isFine) ? 'said_alike' : 'other_value'
  return null
}

const timesIn = (figures: Iterable<string>): string[] =>
  [...figures].filter((figure) => figure.startsWith('time ')).map((figure) => figure.slice('time '.length))
