import type { Transaction } from '#prisma/client.ts'
import type { DraftEvidence } from '#workflows/domain/draft.ts'
import { topicsOfDraft } from '#workflows/domain/topics-of-draft.ts'
import { recountRungs } from './recount-rungs.ts'
import type { Taught } from './taught-by.ts'

/** So long after an automatic reply a complaint may be about it. */
const DAYS = 7

export type DraftOnComplaint = { hostId: string; chatId: string; answersId: string | null }

/**
 * A guest complains: what they speak of has to be earned anew in their property, and so has what lately left by itself in their chat.
 * Does nothing for a draft whose guest complains of nothing.
 */
export async function noteComplaint(
  tx: Transaction,
  { hostId, chatId, answersId }: DraftOnComplaint,
  { evidence, propertyId, now }: Taught & { now: Date },
): Promise<void> {
  if (answersId === null || propertyId === null || evidence?.risks.includes('complaint') !== true) return
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const left = await tx.message.findMany({
    where: { hostId, chatId, kind: 'draft', status: 'sent', approvedAt: null, createdAt: { gt: since } },
    select: { evidence: true },
  })
  const all = [evidence, ...left.map((message) => message.evidence as DraftEvidence | null)]
  const topics = [...new Set(all.flatMap((one) => (one === null ? [] : topicsOfDraft(one))))]
  const complaint = { propertyId, topics, outcome: 'complaint', decidedAt: now, notedAt: now } as const
  await tx.draftDecision.upsert({
    where: { messageId: answersId },
    create: { hostId, messageId: answersId, ...complaint },
    update: complaint,
  })
  await recountRungs(tx, { hostId, propertyId, topics, now })
}
