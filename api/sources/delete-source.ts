import { tellWorker } from '#api/engine/tell-worker.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { SUPERSEDABLE } from '#workflows/domain/message-status.ts'
import { auditSource } from './save-source.ts'

/**
 * Disconnects a source: its secrets are wiped, its open drafts end, its chats stay to be read.
 * @throws AppError not_found, also the second time.
 */
export async function deleteSource(
  context: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> {
  const { deps, host } = context
  const overtaken = await inHost(deps.db, host.id, async (tx) => {
    const [deleted] = await tx.messageSource.updateManyAndReturn({
      where: { id, hostId: host.id, deletedAt: null },
      data: { deletedAt: deps.now() },
      select: { type: true },
    })
    if (deleted === undefined) throw notFound('Source')
    await tx.sourceSecret.deleteMany({ where: { sourceId: id, hostId: host.id } })
    await auditSource(tx, context, { action: 'source.delete', id, type: deleted.type })
    return endOpenDrafts(tx, { hostId: host.id, sourceId: id, now: deps.now() })
  })
  await tellWorker(context, async () => {
    await deps.engine.sourceDeleted({ hostId: host.id, sourceId: id })
    await deps.engine.tellSuperseded(overtaken)
  })
  return undefined
}

type SourceToEnd = { hostId: string; sourceId: string; now: Date }

async function endOpenDrafts(tx: Transaction, { hostId, sourceId, now }: SourceToEnd): Promise<string[]> {
  const rows = await tx.$queryRaw<{ answersId: string; chatId: string }[]>`
    update message set status = 'superseded', settled_at = ${now}, undo_until = null, version = version + 1
    where host_id = ${hostId}::uuid and source_id = ${sourceId}::uuid and kind = 'draft'
      and status::text in (${Prisma.join([...SUPERSEDABLE])})
    returning answers_id::text as "answersId", chat_id::text as "chatId"`
  await tx.chat.updateMany({
    where: { hostId, id: { in: rows.map(({ chatId }) => chatId) }, lastMessageStatus: { in: [...SUPERSEDABLE] } },
    data: { lastMessageStatus: 'superseded' },
  })
  return rows.map(({ answersId }) => answersId)
}
