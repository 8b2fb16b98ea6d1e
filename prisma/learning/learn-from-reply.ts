import type { Transaction } from '#prisma/client.ts'
import { detectLanguage } from '#workflows/domain/language.ts'
import { nameChanges } from '#workflows/domain/learning/name-changes.ts'
import { statementsOf } from '#workflows/domain/learning/propose-facts.ts'
import { languageOf } from './learn-from-change.ts'
import { noteDecision } from './note-decision.ts'
import { noteProposals } from './note-proposals.ts'
import { TAUGHT, taughtOf } from './taught-by.ts'

/** The host wrote something else instead of drafts that stood there to be sent. */
export async function learnFromReply(
  tx: Transaction,
  { hostId, text, supersededIds, now }: { hostId: string; text: string; supersededIds: readonly string[]; now: Date },
): Promise<void> {
  if (supersededIds.length === 0) return
  const drafts = await tx.message.findMany({
    where: { hostId, id: { in: [...supersededIds] }, confidence: { not: null }, text: { not: '' } },
    select: { id: true, hostId: true, text: true, confidence: true, language: true, ...TAUGHT },
    orderBy: { id: 'asc' },
  })
  for (const draft of drafts) {
    const { changes } = nameChanges({ draft: draft.text, sent: text, language: languageOf(draft) })
    await noteDecision(
      tx,
      { ...draft, messageId: draft.id, taught: taughtOf(draft) },
      { outcome: 'replaced', changes, now },
    )
  }
}

/** What the host wrote by hand may say something of the house that its texts do not. */
export const learnFromWords = (
  tx: Transaction,
  { id, hostId, chatId, text }: { id: string; hostId: string; chatId: string; text: string },
  now: Date,
): Promise<void> => {
  const sentences = statementsOf(text, detectLanguage(text) ?? 'it')
  return noteProposals(tx, { hostId, chatId, messageId: id, sentences }, now)
}
