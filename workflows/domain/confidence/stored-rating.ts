import type { DraftRating } from '#workflows/domain/draft.ts'
import { isRecord } from '#workflows/domain/is-record.ts'

/** The rating in a draft's stored evidence; null of drafts of before they were rated. */
export function storedRating(evidence: unknown): DraftRating | null {
  if (!isRecord(evidence) || !isRecord(evidence.rating)) return null
  const { score, caps } = evidence.rating
  const isWhole = typeof score === 'number' && Array.isArray(caps) && isRecord(evidence.rating.signals)
  return isWhole ? (evidence.rating as DraftRating) : null
}
