import type { DraftEvidence } from './draft.ts'
import { TOPIC_CODE } from './topic-code.ts'

/** Where nothing says what it is about. */
const NO_TOPIC = 'other'
const MOST = 12

/** What a draft is about: what its guest asked and told; of drafts without a list of questions what their drafter said. Each once, in order. */
export function topicsOfDraft({ questions, topics }: Pick<DraftEvidence, 'questions' | 'topics'>): string[] {
  const asked = (questions ?? []).flatMap((question) => (question.topics.length === 0 ? [NO_TOPIC] : question.topics))
  const found = (asked.length > 0 ? asked : topics).filter((topic) => TOPIC_CODE.test(topic))
  return found.length === 0 ? [NO_TOPIC] : [...new Set(found)].toSorted().slice(0, MOST)
}
