import type { SourceView } from '#api/contract/sources.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { toSourceView } from './source-view.ts'

/** The host's connected sources, oldest first, email ones in the one shape whatever is stored. */
export async function listSources({ deps, host }: HostContext): Promise<SourceView[]> {
  const rows = await inHost(deps.db, host.id, (tx) =>
    tx.messageSource.findMany({
      where: { hostId: host.id, deletedAt: null },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
  )
  return rows.map(toSourceView)
}
