import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { endDraftsOfSource } from '#prisma/messages/end-drafts-of-source.ts'
import { keepUnread } from '#prisma/webhooks/keep-unread.ts'
import { leaveQueued } from '#prisma/webhooks/leave-queued.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { findAccess } from './google/find-access.ts'
import { giveBack } from './google/give-back.ts'
import { auditSource } from './save-source.ts'

/**
 * Disconnects a source: its secrets are wiped, its open drafts end, its chats stay to be read. What came for a number and was not read
 * waits for it to be connected again, counted for the administrators, as what comes for it from now on. An access that Google gave is
 * given back.
 * @throws AppError not_found, also the second time.
 */
export async function deleteSource(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> {
  const { deps, host, requestId } = context
  const owedAt = deps.now()
  const { overtaken, freed, queued, access } = await inHost(deps.db, host.id, async (tx) => {
    const [deleted] = await tx.messageSource.updateManyAndReturn({
      where: { id, hostId: host.id, deletedAt: null },
      data: { deletedAt: owedAt, wakeOwedAt: owedAt },
      select: { type: true },
    })
    if (deleted === undefined) throw notFound('Source')
    const access = await findAccess(tx, deps.ring, { hostId: host.id, id })
    await tx.sourceSecret.deleteMany({ where: { sourceId: id, hostId: host.id } })
    await auditSource(tx, context, { action: 'source.delete', id, type: deleted.type })
    const by = { actor: host.kcSub, requestId }
    const ended = await endDraftsOfSource(tx, { hostId: host.id, sourceId: id, by, now: deps.now() })
    const queued = await leaveQueued(tx, { hostId: host.id, sourceId: id })
    return { overtaken: ended, queued, access, freed: await freeDoubles(tx, { hostId: host.id, id, owedAt }) }
  })
  if (access !== null) await giveBack(deps, access)
  for (const ofNumber of queued) await keepUnread(deps, { why: 'no_source', ...ofNumber })
  deps.workflows.wake(overtaken)
  deps.workflows.sourcesDeleted([{ hostId: host.id, sourceId: id, owedAt }])
  deps.workflows.sourcesChanged(freed.map((sourceId) => ({ hostId: host.id, sourceId, owedAt })))
  return undefined
}

/** What stopped because it is the same mailbox is looked at again. */
async function freeDoubles(
  tx: Transaction,
  { hostId, id, owedAt }: { hostId: string; id: string; owedAt: Date },
): Promise<string[]> {
  const of = { hostId, deletedAt: null }
  await tx.messageSource.updateMany({ where: { ...of, doubleOf: id }, data: { doubleOf: null, twinMails: 0 } })
  const stopped = { path: ['code'], equals: 'mailbox_connected_twice' }
  const freed = await tx.messageSource.updateManyAndReturn({
    where: { ...of, fault: stopped },
    data: { wakeOwedAt: owedAt },
    select: { id: true },
  })
  return freed.map((source) => source.id)
}
