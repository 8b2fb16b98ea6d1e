import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { endDraftsOfSource } from '#prisma/messages/end-drafts-of-source.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { auditSource } from './save-source.ts'

/**
 * Disconnects a source: its secrets are wiped, its open drafts end, its chats stay to be read.
 * @throws AppError not_found, also the second time.
 */
export async function deleteSource(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> {
  const { deps, host, requestId } = context
  const owedAt = deps.now()
  const overtaken = await inHost(deps.db, host.id, async (tx) => {
    const [deleted] = await tx.messageSource.updateManyAndReturn({
      where: { id, hostId: host.id, deletedAt: null },
      data: { deletedAt: owedAt, wakeOwedAt: owedAt },
      select: { type: true },
    })
    if (deleted === undefined) throw notFound('Source')
    await tx.sourceSecret.deleteMany({ where: { sourceId: id, hostId: host.id } })
    await auditSource(tx, context, { action: 'source.delete', id, type: deleted.type })
    const by = { actor: host.kcSub, requestId }
    return endDraftsOfSource(tx, { hostId: host.id, sourceId: id, by, now: deps.now() })
  })
  deps.workflows.wake(overtaken)
  deps.workflows.sourcesDeleted([{ hostId: host.id, sourceId: id, owedAt }])
  return undefined
}
