import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'

/**
 * 'Leggi Email': has every mailbox of the host looked at that does not rest. It is owed from here on, and paid at once, or when Temporal is
 * back. WhatsApp comes by itself.
 */
export async function pollSources({ deps, host }: HostContext): Promise<{ polled: number }> {
  const owedAt = deps.now()
  const sources = await inHost(deps.db, host.id, (tx) =>
    tx.messageSource.updateManyAndReturn({
      where: { hostId: host.id, deletedAt: null, pausedAt: null, type: { not: 'whatsapp' } },
      data: { wakeOwedAt: owedAt },
      select: { id: true },
    }),
  )
  deps.workflows.sourcesPoked(sources.map(({ id }) => ({ hostId: host.id, sourceId: id, owedAt })))
  return { polled: sources.length }
}
