import type { PropertyListQuery, PropertyView } from '#api/contract/properties.ts'
import { CursorShape, decodeCursor, encodeCursor } from '#api/http/cursor.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { toPropertyView, withExtras } from './property-view.ts'

/** The host's properties, newest first. */
export async function listProperties(
  { deps, host, reply }: HostContext,
  { query }: { query: PropertyListQuery },
): Promise<PropertyView[]> {
  const after = decodeCursor(CursorShape.created, query.cursor)
  const rows = await inHost(deps.db, host.id, (tx) =>
    tx.property.findMany({
      where: {
        hostId: host.id,
        ...(after && { OR: [{ createdAt: { lt: after[0] } }, { createdAt: after[0], id: { lt: after[1] } }] }),
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: query.limit + 1,
      include: withExtras,
    }),
  )
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  reply.nextCursor(rows.length > page.length && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null)
  return page.map(toPropertyView)
}
