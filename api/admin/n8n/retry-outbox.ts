import { adminAuditEntry } from '#api/admin/admin-audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { asAdministrator } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { TRIED_FOR_MS } from '#workflows/domain/outbox-pauses.ts'

/**
 * Has what waits for n8n tried at once, and what was given up tried for another day. What is being tried this moment may be told
 * twice, under one event id.
 * @throws AppError rule_refused when no n8n is configured.
 */
export async function retryOutbox(context: HostContext): Promise<{ retried: number }> {
  const { deps } = context
  if (deps.config.n8n.webhookUrl === undefined) {
    throw new AppError('rule_refused', { code: 'n8n_not_configured', params: { mode: 'prod' } })
  }
  return asAdministrator(deps.db, async (tx, now) => {
    const waiting = await tx.outboxEvent.updateMany({
      where: { receiver: 'n8n', state: 'waiting' },
      data: { nextAt: now },
    })
    const revived = await tx.outboxEvent.updateMany({
      // Nobody waits any more for the draft that was asked for.
      where: { receiver: 'n8n', state: 'given_up', kind: { not: 'ai' } },
      data: {
        ...{ state: 'waiting', nextAt: now, settledAt: null, tries: 0 },
        ...{ giveUpAt: new Date(now.getTime() + TRIED_FOR_MS) },
      },
    })
    const retried = waiting.count + revived.count
    await recordAudit(tx, adminAuditEntry(context, { action: 'debug.retry_outbox', detail: { retried } }))
    return { retried }
  })
}
