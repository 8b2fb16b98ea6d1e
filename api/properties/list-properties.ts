import type { PropertyListQuery, PropertyView } from '#api/contract/properties.ts'
import { CursorShape, decodeCursor, encodeCursor } from '#api/http/cursor.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { PROPERTY_COLUMNS, type PropertyRow, toPropertyView } from './property-view.ts'

/** The host's properties, newest first. @throws AppError invalid_input for a cursor that is not one of this list. */
export async function listProperties(
  { deps, host, reply }: HostContext,
  { query }: { query: PropertyListQuery },
): Promise<PropertyView[]> {
  const after = decodeCursor(CursorShape.created, query.cursor)
  const older =
    after === undefined
      ? Prisma.empty
      : Prisma.sql`and (p.created_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  const rows = await inHost(
    deps.db,
    host.id,
    (tx) =>
      tx.$queryRaw<PropertyRow[]>`
      select ${PROPERTY_COLUMNS} from property p where p.host_id = ${host.id}::uuid ${older}
      order by p.created_at desc, p.id desc limit ${query.limit + 1}::int`,
  )
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  reply.nextCursor(rows.length > page.length && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null)
  return page.map(toPropertyView)
}
