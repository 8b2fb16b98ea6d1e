import type { FoundFact } from './fact.ts'
import { type FactKey, TOPICS } from './topics.ts'

type Stated = Pick<FoundFact, 'topic' | 'key' | 'value' | 'conditions' | 'validity' | 'sentence'> & {
  id: string
  isConfirmed: boolean
}

/** With its value, and the case that it is meant for, as texts: each is compared with all others of its topic. */
type Compared = Stated & { said: string; ofCase: string }

const compared = (fact: Stated): Compared => ({
  ...fact,
  said: JSON.stringify(fact.value),
  ofCase: JSON.stringify([fact.conditions, fact.validity]),
})

/** Of these a house may have several: two values are two of them. */
const SEVERAL =
  /\.(?:distance|name|line|instead|strong|weak|storage|howTo|advice|text|where|ways|methods|services|of|double|single|sofa|bunk|size)$/
const NEARBY =
  /^(?:supermarket|bakery|pharmacy|doctor|hospital|bank|restaurant|bar|beach|park|ski|sights|transport|train|taxi)\.exists$/

/** The fact that there is none, or that it is not allowed, without any limit. */
const deniesAll = ({ value, conditions, validity }: Stated) =>
  value.kind === 'yesNo' && !value.yes && conditions.length === 0 && validity === null
const isYes = ({ value }: Stated) => value.kind === 'yesNo' && value.yes

/** Values that differ and are meant for the same case. */
function differ(one: Compared, other: Compared): boolean {
  if (one.key !== other.key || one.said === other.said || NEARBY.test(one.key)) return false
  // 'From 6 to 9 and from 17 to 22' are two spans of one thing.
  if (one.key.endsWith('.hours') && one.sentence === other.sentence) return false
  if (one.value.kind === 'yesNo')
    return (deniesAll(one) && isYes(other)) || (deniesAll(other) && isYes(one)) || isSameCase(one, other)
  if (one.value.kind === 'amount' && other.value.kind === 'amount' && one.value.per !== other.value.per) {
    return one.value.amount === 0 || other.value.amount === 0 ? isSameCase(one, other) : false
  }
  return isSameCase(one, other)
}

const isSameCase = (one: Compared, other: Compared) => one.ofCase === other.ofCase

/** 'No pool' and 'the pool is heated' cannot both hold. */
const EXISTENCE = /\.(?:exists|allowed)$/
/** What nobody may use is there all the same. */
const isUnused = ({ key, topic }: Stated) => key.endsWith('.allowed') && 'exists' in TOPICS[topic]
const presupposes = (denial: Stated, other: Stated): boolean =>
  EXISTENCE.test(denial.key) &&
  !isUnused(denial) &&
  deniesAll(denial) &&
  denial.topic === other.topic &&
  !EXISTENCE.test(other.key) &&
  !SEVERAL.test(other.key) &&
  !(other.value.kind === 'yesNo' && !other.value.yes)

/** Own and shared, free and paid for. */
const CONTRARY: [FactKey, FactKey][] = [
  ['pool.isPrivate', 'pool.isShared'],
  ['garden.isPrivate', 'garden.isShared'],
  ['terrace.isPrivate', 'terrace.isShared'],
  ['washingMachine.isPrivate', 'washingMachine.isShared'],
]
const isContrary = (one: Stated, other: Stated) =>
  CONTRARY.some(([first, second]) => one.key === first && other.key === second) && isYes(one) && isYes(other)

const collide = (one: Compared, other: Compared): boolean =>
  differ(one, other) ||
  presupposes(one, other) ||
  presupposes(other, one) ||
  isContrary(one, other) ||
  isContrary(other, one)

/** 'No parking at the house' and 'street parking costs 7 €' hold both. */
const sentencesOfElsewhere = (facts: Stated[]): Set<string> =>
  new Set(
    facts
      .filter(
        ({ key, value }) =>
          (key === 'parking.isPrivate' && value.kind === 'yesNo' && !value.yes) ||
          (key === 'parking.permit' && value.kind === 'yesNo' && value.yes) ||
          (key === 'parking.where' && value.kind === 'choices' && value.choices.includes('street')),
      )
      .map(({ sentence }) => sentence),
  )

/** Nobody reads more of them; of a hundred that all differ each would name all others. */
const MOST_NAMED = 20

/**
 * Of each fact the ids of those that cannot hold beside it, the first twenty. What the host confirmed stands against all that nobody
 * did.
 */
export function findContradictions(facts: Stated[]): Map<string, string[]> {
  const elsewhere = sentencesOfElsewhere(facts)
  const isApart = (one: Stated, other: Stated) =>
    one.key === 'parking.exists' && deniesAll(one) && other.topic === 'parking' && elsewhere.has(other.sentence)
  // All that collides is said of one topic; of what a house may have several nothing does.
  const ofTopic = Map.groupBy(facts.filter(({ key }) => !SEVERAL.test(key)).map(compared), ({ topic }) => topic)
  const collisions = [...ofTopic.values()].flatMap((same) =>
    same.map((fact): [string, string[]] => [
      fact.id,
      same
        .values()
        .filter(
          (other) =>
            other.id !== fact.id &&
            (other.isConfirmed || !fact.isConfirmed) &&
            collide(fact, other) &&
            !isApart(fact, other) &&
            !isApart(other, fact),
        )
        .take(MOST_NAMED)
        .map(({ id }) => id)
        .toArray(),
    ]),
  )
  return new Map(collisions)
}
