import type { Transaction } from '#prisma/client.ts'
import { unknownTopics } from '#workflows/domain/unknown-topics.ts'
import type { Taught } from './taught-by.ts'

/**
 * Counts what a guest asked and the draft could not answer. The same draft counts once for a topic, and one
 * that takes its place counts for it: of a draft that is new nothing was counted before.
 * Its property, read before the lock of its chat, may be deleted by now.
 */
export async function noteUnknownTopics(
  tx: Transaction,
  { id: messageId, hostId }: { id: string; hostId: string },
  { evidence, propertyId, isNew, now }: Taught & { isNew: boolean; now: Date },
): Promise<void> {
  const asked = evidence === null ? [] : unknownTopics(evidence)
  if (!isNew) await tx.unknownTopic.deleteMany({ where: { messageId, hostId } })
  if (propertyId === null || asked.length === 0) return
  await tx.$executeRaw`
    insert into unknown_topic (message_id, topic, host_id, property_id, asked_at)
    select ${messageId}::uuid, asked.topic, p.host_id, p.id, ${now}::timestamptz
    from (select host_id, id from property where host_id = ${hostId}::uuid and id = ${propertyId}::uuid
      for key share skip locked) p, unnest(${[...asked]}::text[]) as asked(topic) on conflict do nothing`
}
