import type { Transaction } from '#prisma/client.ts'
import type { DraftEvidence } from '#workflows/domain/draft.ts'
import { TOPIC_CODE } from '#workflows/domain/topic-code.ts'

/** What nobody writes down in a house's texts: the way in is told by secrets. */
const NO_FACTS = new Set(['access', 'wifiPassword', 'other'])

/**
 * Counts what a guest asked and the draft could not answer. The same draft counts once for a topic, and one
 * that takes its place counts for it.
 */
export async function noteUnknownTopics(
  tx: Transaction,
  { id: messageId, hostId }: { id: string; hostId: string },
  now: Date,
): Promise<void> {
  const row = await tx.message.findFirst({
    where: { id: messageId, hostId },
    select: { evidence: true, chat: { select: { propertyId: true } } },
  })
  const questions = (row?.evidence as DraftEvidence | null | undefined)?.questions ?? []
  const propertyId = row?.chat.propertyId ?? null
  const left = questions.filter(({ state, kind }) => state !== 'answered' && kind !== 'news')
  const topics = new Set(left.flatMap((question) => question.topics).filter((topic) => TOPIC_CODE.test(topic)))
  const asked = [...topics].filter((topic) => !NO_FACTS.has(topic))
  await tx.unknownTopic.deleteMany({ where: { messageId, hostId } })
  if (propertyId === null || asked.length === 0) return
  const data = asked.map((topic) => ({ messageId, topic, hostId, propertyId, askedAt: now }))
  await tx.unknownTopic.createMany({ data, skipDuplicates: true })
}
