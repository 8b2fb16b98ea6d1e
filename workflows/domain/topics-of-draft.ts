import type { DraftEvidence } from './draft.ts'

/** Where nothing says what it is about. */
export const NO_TOPIC = 'other'
const MOST = 12
/** As topics are written: codes, never a model's words. */
const CODE = /^[a-zA-Z]{2,40}$/

/** What a draft is about: what its guest asked and told; of drafts without a list of questions what their drafter said. Each once, in order. */
export function topicsOfDraft({ questions, topics }: Pick<DraftEvidence, 'questions' | 'topics'>): string[] {
  const asked = (questions ?? []).flatMap((question) => (question.topics.length === 0 ? [NO_TOPIC] : question.topics))
  const found = (asked.length > 0 ? asked : topics).filter((topic) => CODE.test(topic))
  return found.length === 0 ? [NO_TOPIC] : [...new Set(found)].toSorted().slice(0, MOST)
}
