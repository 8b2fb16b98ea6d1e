import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import type { SentMessage } from './asked-of.ts'
import { endDismissal } from './end-dismissal.ts'
import { answeredBy } from './owe-undelivered.ts'
import { showOwed } from './show-owed.ts'

/** Who floods a host with mails does not flood them with ours. */
const TOLD_ONCE_IN_MS = 3_600_000

/**
 * A draft waits because as much has left by itself as may: no fallback follows it, and its guest is owed an answer from now on. One a
 * chat, for the draft that waits there now. The caller holds the chat's lock.
 */
export async function oweCapped(tx: Transaction, draft: SentMessage & { seq: number }, now: Date): Promise<void> {
  const { id: messageId, hostId, chatId } = draft
  const of = { messageId, questions: await answeredBy(tx, draft, draft.seq) }
  const open = { hostId, chatId, owedBecause: 'capped', settledAt: null } as const
  const known = await tx.deferral.updateMany({ where: open, data: of })
  if (known.count > 0) return
  const since = { promisedAt: now, dueAt: now, owedAt: now, toldAt: await toldLately(tx, hostId, now) }
  const owed = { hostId, chatId, ...of, ...since, owedBecause: 'capped', sentence: '' } as const
  await tx.deferral.createMany({ data: [owed], skipDuplicates: true })
  await showOwed(tx, draft)
  await endDismissal(tx, draft)
  await recordAudit(tx, { hostId, actor: 'system', action: 'answer.owed', subject: chatId, detail: { messageId } })
}

/** When the host was told of another guest of whom the same holds, or is about to be: that mail speaks of them all. */
async function toldLately(tx: Transaction, hostId: string, now: Date): Promise<Date | null> {
  const capped = { hostId, owedBecause: 'capped' } as const
  const lately = { gt: new Date(now.getTime() - TOLD_ONCE_IN_MS) }
  const other = await tx.deferral.findFirst({
    where: { ...capped, OR: [{ toldAt: lately }, { toldAt: null, settledAt: null, owedAt: lately }] },
    orderBy: { promisedAt: 'asc' },
    select: { toldAt: true, owedAt: true },
  })
  return other === null ? null : (other.toldAt ?? other.owedAt)
}
