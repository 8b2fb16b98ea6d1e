import type { Transaction } from '#prisma/client.ts'
import { autonomyOf } from '#workflows/domain/autonomy/autonomy-of.ts'
import { reasonsOfAutonomy } from '#workflows/domain/decide.ts'
import { topicName } from '#workflows/domain/facts/say/topic-name.ts'
import type { MessageKind } from '#workflows/domain/message-kind.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'
import { topicsOfDraft } from '#workflows/domain/topics-of-draft.ts'
import { readLadder } from './read-track-record.ts'
import { taughtBy } from './taught-by.ts'

/**
 * Asked when a draft would leave by itself: Auto-Pilot may be off by now, a rung locked by another decision, a complaint or the
 * host's hand. Empty where it still may, and of a draft that waits: its fallback is no automatic reply.
 */
export async function autonomyNow(
  tx: Transaction,
  { id, hostId, kind, status }: { id: string; hostId: string; kind: MessageKind; status: MessageStatus },
): Promise<DraftReason[]> {
  if (kind !== 'draft' || status === 'pending') return []
  const settings = await tx.aiSettings.findUnique({ where: { hostId } })
  if (settings?.automaticMode === false) return [say({ code: 'automatic_mode_off' })]
  const taught = await taughtBy(tx, { id, hostId })
  if (taught === null) return []
  const ladder = await readLadder(tx, { hostId, propertyId: taught.propertyId }, settings)
  const topics = topicsOfDraft(taught.evidence ?? { topics: [] })
  const autonomy = autonomyOf(topics, ladder)
  const host = await tx.appSettings.findUnique({ where: { hostId }, select: { language: true } })
  const named = autonomy.topics.map((topic) => topicName(topic, host?.language ?? 'it'))
  return reasonsOfAutonomy({ ...autonomy, topics: named })
}
