import type { SourceView } from '#api/contract/sources.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { toSourceView } from './source-view.ts'

/**
 * 'Conta ora': has a source counted with the look that it asks for; what two counts in a row miss is read again.
 * @throws AppError not_found; rule_refused while it rests, as nobody looks into it.
 */
export async function countSource(
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<SourceView> {
  const owedAt = deps.now()
  const view = await inHost(deps.db, host.id, async (tx) => {
    const data = { countAskedAt: owedAt, wakeOwedAt: owedAt }
    await tx.messageSource.updateMany({ where: { id, hostId: host.id, deletedAt: null, pausedAt: null }, data })
    const row = await tx.messageSource.findFirst({ where: { id, hostId: host.id, deletedAt: null } })
    if (row === null) throw notFound('Source')
    if (row.pausedAt !== null) throw new AppError('rule_refused', { code: 'source_paused' })
    return toSourceView(row)
  })
  deps.workflows.sourcesPoked([{ hostId: host.id, sourceId: id, owedAt }])
  return view
}
