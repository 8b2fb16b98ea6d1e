import type { Transaction } from '#prisma/client.ts'
import { nameChanges } from '#workflows/domain/learning/name-changes.ts'
import { languageOf } from './learn-from-change.ts'
import { noteDecision } from './note-decision.ts'

/** The host wrote something else instead of drafts that stood there to be sent. */
export async function learnFromReply(
  tx: Transaction,
  { hostId, text, supersededIds, now }: { hostId: string; text: string; supersededIds: readonly string[]; now: Date },
): Promise<void> {
  const drafts = await tx.message.findMany({
    where: { hostId, id: { in: [...supersededIds] }, confidence: { not: null }, text: { not: '' } },
    select: { id: true, hostId: true, text: true, confidence: true, language: true },
    orderBy: { id: 'asc' },
  })
  for (const draft of drafts) {
    const { changes } = nameChanges({ draft: draft.text, sent: text, language: languageOf(draft) })
    await noteDecision(tx, { ...draft, messageId: draft.id }, { outcome: 'replaced', changes, now })
  }
}
