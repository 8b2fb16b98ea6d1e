import type { Transaction } from '#prisma/client.ts'
import { TOPIC_CODE } from '#workflows/domain/topic-code.ts'
import type { Taught } from './taught-by.ts'

/** What nobody writes down in a house's texts: the way in is told by secrets. */
const NO_FACTS = new Set(['access', 'wifiPassword', 'other'])

/**
 * Counts what a guest asked and the draft could not answer. The same draft counts once for a topic, and one
 * that takes its place counts for it: of a draft that is new nothing was counted before.
 */
export async function noteUnknownTopics(
  tx: Transaction,
  { id: messageId, hostId }: { id: string; hostId: string },
  { evidence, propertyId, isNew, now }: Taught & { isNew: boolean; now: Date },
): Promise<void> {
  const questions = evidence?.questions ?? []
  const left = questions.filter(({ state, kind }) => state !== 'answered' && kind !== 'news')
  const topics = new Set(left.flatMap((question) => question.topics).filter((topic) => TOPIC_CODE.test(topic)))
  const asked = [...topics].filter((topic) => !NO_FACTS.has(topic))
  if (!isNew) await tx.unknownTopic.deleteMany({ where: { messageId, hostId } })
  if (propertyId === null || asked.length === 0) return
  const data = asked.map((topic) => ({ messageId, topic, hostId, propertyId, askedAt: now }))
  await tx.unknownTopic.createMany({ data, skipDuplicates: true })
}
