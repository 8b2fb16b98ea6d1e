import type { DraftQuestion } from '#workflows/domain/draft.ts'
import type { Deferral } from './find-deferral.ts'

/** What a guest was put off about, as they asked it. */
export type OwedQuestion = { text: string; topics: string[] }

const asOwed = ({ text, topics }: DraftQuestion): OwedQuestion => ({ text, topics })

/** Which of the questions a reply puts off; none where it says so in general and nothing is known to be open. */
export function questionsPutOff({ subjects }: Deferral, questions: readonly DraftQuestion[]): OwedQuestion[] {
  const open = questions.filter(({ kind, state }) => kind !== 'news' && state !== 'answered')
  if (subjects === null) return open.map(asOwed)
  const named = new Set<string>(subjects)
  const meant = open.filter(({ topics }) => topics.some((topic) => named.has(topic)))
  return (meant.length > 0 ? meant : open).map(asOwed)
}

/** What went out: whether a person worded it, and what became of each question. */
export type Sent = { isByPerson: boolean; questions: readonly DraftQuestion[]; topics: readonly string[] }

/**
 * What of a deferral is still owed after a reply has left: a person's own words answer all, other replies what they answer. Null
 * where nothing is.
 */
export function stillOwed(
  owed: readonly OwedQuestion[],
  { isByPerson, questions, topics }: Sent,
): OwedQuestion[] | null {
  if (isByPerson) return null
  const answered = questions.filter(({ state }) => state === 'answered')
  if (owed.length === 0) {
    const isWhole = answered.length > 0 && answered.length === questions.filter(({ kind }) => kind !== 'news').length
    return isWhole ? null : []
  }
  const about = new Set([...topics, ...answered.flatMap((question) => question.topics)])
  const putOff = new Set(questions.filter(({ state }) => state === 'deferred').flatMap((question) => question.topics))
  const texts = new Set(answered.map(({ text }) => text))
  const isAnswered = (question: OwedQuestion) =>
    texts.has(question.text) ||
    (question.topics.length > 0 && question.topics.every((topic) => about.has(topic) && !putOff.has(topic)))
  const left = owed.filter((question) => !isAnswered(question))
  return left.length === 0 ? null : left
}
