import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import { endDismissal } from './end-dismissal.ts'
import { showOwed } from './show-owed.ts'

type OfHost = { hostId: string; chatId: string; id: string; actor: string; requestId: string; now: Date }

/** The host says that the guest has their answer. Said again it stays so. The caller holds the chat's lock. */
export async function settleByHost(tx: Transaction, { hostId, chatId, id, now, ...by }: OfHost): Promise<void> {
  const { count } = await tx.deferral.updateMany({
    where: { id, hostId, settledAt: null },
    data: { settledAt: now, settledAs: 'by_host' },
  })
  if (count === 0) return
  await showOwed(tx, { hostId, chatId })
  await recordAudit(tx, { hostId, ...by, action: 'deferral.settle', subject: id, detail: { chatId } })
}

/** Takes that back: it is owed as before. What a reply has answered stays answered. The caller holds the chat's lock. */
export async function reopenByHost(tx: Transaction, { hostId, chatId, id, ...by }: Omit<OfHost, 'now'>): Promise<void> {
  const { count } = await tx.deferral.updateMany({
    where: { id, hostId, settledAs: 'by_host' },
    data: { settledAt: null, settledAs: null },
  })
  if (count === 0) return
  await showOwed(tx, { hostId, chatId })
  await endDismissal(tx, { hostId, chatId })
  await recordAudit(tx, { hostId, ...by, action: 'deferral.reopen', subject: id, detail: { chatId } })
}
