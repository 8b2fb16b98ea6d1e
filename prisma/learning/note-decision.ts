import type { Transaction } from '#prisma/client.ts'
import { isCapped } from '#workflows/domain/confidence/rate-draft.ts'
import type { DraftRating } from '#workflows/domain/draft.ts'
import { isRecord } from '#workflows/domain/is-record.ts'
import type { Decision } from '#workflows/domain/learning/decision.ts'
import { topicsOfDraft } from '#workflows/domain/topics-of-draft.ts'
import { recountRungs } from './recount-rungs.ts'
import { type Taught, taughtBy } from './taught-by.ts'

/** `taught`: where it is read already. */
export type DecidedDraft = {
  hostId: string
  messageId: string
  confidence: number | null
  taught?: Taught | undefined
}

/**
 * Writes down what a host did with a draft, in the transaction that does it: later ones in place of earlier ones. A draft without a
 * number, as one that only gives what was promised, tells nothing.
 */
export async function noteDecision(
  tx: Transaction,
  { hostId, messageId, confidence, taught: known }: DecidedDraft,
  { outcome, changes, now }: Decision & { now: Date },
): Promise<void> {
  if (confidence === null) return
  const taught = known ?? (await taughtBy(tx, { id: messageId, hostId }))
  if (taught === null) return
  const { evidence, propertyId } = taught
  const rating = storedRating(evidence)
  const topics = topicsOfDraft(evidence ?? { topics: [] })
  const decided = {
    ...{ propertyId, topics, outcome, changes: [...changes], decidedAt: now, notedAt: now },
    score: rating?.score ?? confidence / 10,
    share: rating?.share ?? confidence / 10,
    shown: confidence,
    isCapped: rating !== null && isCapped(rating),
  }
  await tx.draftDecision.upsert({ where: { messageId }, create: { hostId, messageId, ...decided }, update: decided })
  if (propertyId !== null) await recountRungs(tx, { hostId, propertyId, topics, now })
}

/** An undo: what was decided counts for nothing. */
export async function takeBackDecision(
  tx: Transaction,
  { hostId, messageId, now }: { hostId: string; messageId: string; now: Date },
): Promise<void> {
  const [row] = await tx.draftDecision.updateManyAndReturn({
    where: { messageId, hostId, outcome: { not: 'taken_back' } },
    data: { outcome: 'taken_back', notedAt: now },
    select: { propertyId: true, topics: true },
  })
  if (row !== undefined && row.propertyId !== null)
    await recountRungs(tx, { hostId, propertyId: row.propertyId, topics: row.topics, now })
}

/** The rating in a draft's stored evidence; null of drafts of before they were rated. */
function storedRating(evidence: unknown): DraftRating | null {
  if (!isRecord(evidence) || !isRecord(evidence.rating)) return null
  const { score, caps } = evidence.rating
  const isWhole = typeof score === 'number' && Array.isArray(caps) && isRecord(evidence.rating.signals)
  return isWhole ? (evidence.rating as DraftRating) : null
}
