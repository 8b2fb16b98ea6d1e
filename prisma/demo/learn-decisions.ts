import type { Prisma, Transaction } from '#prisma/client.ts'
import { learnFromChange } from '#prisma/learning/learn-from-change.ts'

/** What the host of the demo decided teaches what it would have taught when it was decided. */
export async function learnDecisions(
  tx: Transaction,
  messages: readonly (Prisma.MessageCreateManyInput & { id?: string })[],
): Promise<void> {
  for (const { id, hostId, chatId, kind, status, text, approvedAt, settledAt, ...rest } of messages) {
    const command = status === 'discarded' ? 'discard' : 'approve'
    const isDecided = kind === 'draft' && (status === 'discarded' || (approvedAt ?? null) !== null)
    if (id === undefined || !isDecided) continue
    const { answersId = null, aiText = null, confidence = null, language = null } = rest
    const row = { id, hostId, chatId, kind, text, answersId, aiText, confidence, language }
    const now = new Date(approvedAt ?? settledAt ?? new Date(0))
    await learnFromChange(tx, row, { command, now })
  }
}
