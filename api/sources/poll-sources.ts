import type { z } from 'zod'
import type { PollResult } from '#api/contract/sources.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readFault } from '#prisma/sentence-columns.ts'

/**
 * 'Leggi Email': has every mailbox of the host looked at that does not rest. It is owed from here on, and paid at once, or when Temporal is
 * back. WhatsApp comes by itself. What the look before this one failed at is answered too.
 */
export async function pollSources({ deps, host }: HostContext): Promise<z.infer<typeof PollResult>> {
  const owedAt = deps.now()
  const sources = await inHost(deps.db, host.id, (tx) =>
    tx.messageSource.updateManyAndReturn({
      where: { hostId: host.id, deletedAt: null, pausedAt: null, type: { not: 'whatsapp' } },
      data: { wakeOwedAt: owedAt },
      select: { id: true, name: true, identifier: true, state: true, fault: true },
    }),
  )
  deps.workflows.sourcesPoked(sources.map(({ id }) => ({ hostId: host.id, sourceId: id, owedAt })))
  const troubled = sources.flatMap(({ name, identifier, state, fault }) =>
    state === 'unreachable' || state === 'auth_error' ? [{ name: name ?? identifier, fault: readFault(fault) }] : [],
  )
  return { polled: sources.length, troubled }
}
