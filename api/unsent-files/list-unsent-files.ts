import type { UnsentFilesView } from '#api/contract/message-files.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readTransport } from '#prisma/unsent/read-transport.ts'
import { FILE_LIMITS } from '#workflows/domain/files/outgoing-limits.ts'
import { toUnsentFileView } from './unsent-file-view.ts'

/** @throws AppError not_found for another host's chat. */
export function listUnsentFiles(
  { deps, host }: HostContext,
  { params: { id: chatId } }: { params: { id: string } },
): Promise<UnsentFilesView> {
  const of = { hostId: host.id, chatId }
  return inHost(deps.db, host.id, async (tx) => {
    const transport = await readTransport(tx, of)
    const files = await tx.unsentFile.findMany({ where: of, orderBy: [{ uploadedAt: 'asc' }, { id: 'asc' }] })
    return { files: files.map(toUnsentFileView), limits: { transport, ...FILE_LIMITS[transport] } }
  })
}
