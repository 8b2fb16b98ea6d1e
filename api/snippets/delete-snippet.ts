import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'

/** @throws AppError not_found, also the second time. */
export const deleteSnippet = (
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<undefined> =>
  inHost(deps.db, host.id, async (tx) => {
    const { count } = await tx.snippet.deleteMany({ where: { hostId: host.id, id } })
    if (count === 0) throw notFound('Snippet')
    return undefined
  })
