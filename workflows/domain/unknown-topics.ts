import type { DraftEvidence } from './draft.ts'
import { TOPIC_CODE } from './topic-code.ts'

/** What nobody writes down in a house's texts: the way in is told by secrets. */
const NO_FACTS = new Set(['access', 'wifiPassword', 'other'])

/** What a guest asked and the draft could not answer: topics that a fact of the house would. */
export function unknownTopics({ questions = [] }: Pick<DraftEvidence, 'questions'>): string[] {
  const left = questions.filter(({ state, kind }) => state !== 'answered' && kind !== 'news')
  const topics = new Set(left.flatMap((question) => question.topics).filter((topic) => TOPIC_CODE.test(topic)))
  return [...topics].filter((topic) => !NO_FACTS.has(topic))
}
