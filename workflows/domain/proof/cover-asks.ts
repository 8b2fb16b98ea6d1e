import type { DraftQuestion } from '#workflows/domain/draft.ts'
import { TOPICS } from '#workflows/domain/facts/topics.ts'
import { answersOf, ruleOfRequest } from '#workflows/domain/reading/answers-beside.ts'
import type { Ask } from '#workflows/domain/reading/ask.ts'
import type { Aspect } from '#workflows/domain/reading/words/cues.ts'
import type { Subject } from '#workflows/domain/reading/words/topic-words.ts'

export type Covered = {
  claimed: readonly Subject[]
  /** The subjects of each deferring sentence; none of one that speaks of all the rest. */
  deferred: readonly (readonly Subject[])[]
  /** Texts of asks whose very thing a source sentence that was told again is about. */
  told: ReadonlySet<string>
  /** Texts of asks of which the house says something that the reply leaves out. */
  leftOut: ReadonlySet<string>
  /** What the claims say beside that something is there. */
  aspects: ReadonlySet<Aspect>
}

/** A thing that is named is no answer to these: 'and how warm is the lake?'. */
const OWN_ANSWER = new Set<Aspect>(['heated', 'fenced', 'speed'])

/** Of what is answered, the share answered by a claim on the very thing, not on one beside it; 1 where nothing is. */
export function shareToThePoint(
  asks: readonly Ask[],
  questions: readonly DraftQuestion[],
  claimed: readonly Subject[],
): number {
  const answered = questions.filter(({ state }) => state === 'answered').map(({ text }) => text)
  const those = asks.filter(({ text, kind }) => kind !== 'context' && answered.includes(text))
  if (those.length === 0) return 1
  return those.filter(({ subjects }) => subjects.some((subject) => claimed.includes(subject))).length / those.length
}

/** A rule that is told is what there is to say of a request; who may grant it is the host's to decide. */
const alsoAnswer = (subject: Subject) => {
  const rule = ruleOfRequest(subject)
  return rule === undefined ? answersOf(subject) : [rule]
}

/** Of what a house has or lies near one may ask more than whether it is there: its price, or what may be done with it. */
function asksMore({ subjects: [subject, ...others], aspects, unknown }: Ask): boolean {
  const topics: Partial<Record<string, object>> = TOPICS
  const isThing = 'exists' in (topics[subject ?? ''] ?? {})
  return isThing && [others, aspects, unknown].some((more) => more.length > 0)
}

/** What a reply does with each thing that the guest asked or told; what it neither answers nor defers is open. */
export function coverAsks(
  asks: readonly Ask[],
  { claimed, deferred, told, leftOut, aspects: said }: Covered,
): DraftQuestion[] {
  const answered = new Set(claimed)
  const postponed = new Set(deferred.flat())
  const defersAll = deferred.some((subjects) => subjects.length === 0)
  const isIn = (found: ReadonlySet<Subject>, subjects: readonly Subject[]) =>
    subjects.some((subject) => found.has(subject) || alsoAnswer(subject).some((other) => found.has(other)))
  return asks.flatMap((ask): DraftQuestion[] => {
    const { text, kind, subjects, aspects } = ask
    if (kind === 'context') return []
    const question = { text, kind, topics: subjects, ...(asksMore(ask) && { asksMore: true }) }
    if (kind === 'news') return [{ ...question, state: 'open' }]
    if (isIn(postponed, subjects)) return [{ ...question, state: 'deferred' }]
    const isSaid = aspects.every((aspect) => !OWN_ANSWER.has(aspect) || said.has(aspect))
    if (isSaid && !leftOut.has(text) && (told.has(text) || isIn(answered, subjects)))
      return [{ ...question, state: 'answered' }]
    return [{ ...question, state: defersAll ? 'deferred' : 'open' }]
  })
}
