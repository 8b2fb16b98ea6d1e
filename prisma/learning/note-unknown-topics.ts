import type { Transaction } from '#prisma/client.ts'
import { unknownTopics } from '#workflows/domain/unknown-topics.ts'
import type { Taught } from './taught-by.ts'

/**
 * Counts what a guest asked and the draft could not answer. The same draft counts once for a topic, and one
 * that takes its place counts for it: of a draft that is new nothing was counted before.
 */
export async function noteUnknownTopics(
  tx: Transaction,
  { id: messageId, hostId }: { id: string; hostId: string },
  { evidence, propertyId, isNew, now }: Taught & { isNew: boolean; now: Date },
): Promise<void> {
  const asked = evidence === null ? [] : unknownTopics(evidence)
  if (!isNew) await tx.unknownTopic.deleteMany({ where: { messageId, hostId } })
  if (propertyId === null || asked.length === 0) return
  const data = asked.map((topic) => ({ messageId, topic, hostId, propertyId, askedAt: now }))
  await tx.unknownTopic.createMany({ data, skipDuplicates: true })
}
