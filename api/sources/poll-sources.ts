import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'

/** 'Leggi Email': has every mailbox of the host looked at now. WhatsApp comes by itself. */
export async function pollSources({ deps, host }: HostContext): Promise<{ polled: number }> {
  const sources = await inHost(deps.db, host.id, (tx) =>
    tx.messageSource.findMany({
      where: { hostId: host.id, deletedAt: null, type: { not: 'whatsapp' } },
      select: { id: true },
    }),
  )
  for (const { id } of sources) await deps.engine.sourcePoked({ hostId: host.id, sourceId: id })
  return { polled: sources.length }
}
