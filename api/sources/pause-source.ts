import type { SourceView } from '#api/contract/sources.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { Prisma, Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { auditSource } from './save-source.ts'
import { toSourceView } from './source-view.ts'

type Call = { params: { id: string } }
type Change = { id: string; isPaused: boolean; action: string; data: Prisma.MessageSourceUpdateManyMutationInput }

/**
 * Has a source rest, from the moment this is written on: a look that is on its way stores nothing more. One that rests already does
 * since it did. @throws AppError not_found
 */
export const pauseSource = (context: HostContext, { params: { id } }: Call): Promise<SourceView> => {
  const data = { pausedAt: context.deps.now(), unreachableSince: null }
  return change(context, { id, isPaused: false, action: 'source.pause', data })
}

/** Has a source go on: it is read from where it was read before, at once. @throws AppError not_found */
export const resumeSource = (context: HostContext, { params: { id } }: Call): Promise<SourceView> => {
  const data = { pausedAt: null, state: 'connecting' as const, fault: storedFault(null) }
  return change(context, { id, isPaused: true, action: 'source.resume', data })
}

/** Whoever reads the source is told only where something changed: a second press is none. */
async function change(context: HostContext, { id, isPaused, action, data }: Change): Promise<SourceView> {
  const { deps, host } = context
  const owedAt = deps.now()
  const { view, isChanged } = await inHost(deps.db, host.id, async (tx) => {
    const { count } = await tx.messageSource.updateMany({
      where: { id, hostId: host.id, deletedAt: null, pausedAt: isPaused ? { not: null } : null },
      data: { ...data, wakeOwedAt: owedAt },
    })
    const row = await findSource(tx, { id, hostId: host.id })
    if (count > 0) await auditSource(tx, context, { action, id, type: row.type })
    return { view: toSourceView(row), isChanged: count > 0 }
  })
  if (isChanged) deps.workflows.sourcesChanged([{ hostId: host.id, sourceId: id, owedAt }])
  return view
}

async function findSource(tx: Transaction, { id, hostId }: { id: string; hostId: string }) {
  const row = await tx.messageSource.findFirst({ where: { id, hostId, deletedAt: null } })
  if (row === null) throw notFound('Source')
  return row
}
