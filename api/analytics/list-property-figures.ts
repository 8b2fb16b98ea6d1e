import type { PropertyFiguresQuery, PropertyFiguresView } from '#api/contract/analytics.ts'
import { CursorShape, decodeCursor, encodeCursor } from '#api/http/cursor.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { figuresOf } from './figures-of.ts'
import { findCounted } from './find-counted.ts'
import { NO_PROPERTY, readProperties } from './read-weeks.ts'
import { mondaysUpTo } from './weeks-from.ts'

/** The weeks' figures of a page of properties, by name. @throws AppError invalid_input for a cursor of another list. */
export async function listPropertyFigures(
  { deps, host, reply }: HostContext,
  { query: { weeks, cursor, limit } }: { query: PropertyFiguresQuery },
): Promise<PropertyFiguresView[]> {
  const after = Number(decodeCursor(CursorShape.number, cursor)?.[0] ?? 0)
  const from = mondaysUpTo(deps.now(), Number(weeks))[0] ?? ''
  const { found, sums } = await inHost(deps.db, host.id, async (tx) => {
    const counted = await findCounted(tx, { hostId: host.id, after, most: limit + 1 })
    const properties = counted.slice(0, limit).map(({ id }) => id)
    return { found: counted, sums: await readProperties(tx, { hostId: host.id, from, properties }) }
  })
  reply.nextCursor(found.length > limit ? encodeCursor([String(after + limit)]) : null)
  return found.slice(0, limit).map(({ id, name }) => ({
    id: id === NO_PROPERTY ? null : id,
    name,
    ...figuresOf(sums.find(({ key }) => key === id)),
  }))
}
