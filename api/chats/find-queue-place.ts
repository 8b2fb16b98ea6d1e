import type { QueuePlace, QueuePlaceQuery } from '#api/contract/chats.ts'
import { MOST_FOUND } from '#api/contract/queues.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { chatConditions } from './chat-conditions.ts'
import { housesNamed } from './houses-named.ts'
import { firstWaiting } from './list-waiting.ts'

/** So many of those that wait are looked at; where words have to be found in them, fewer. */
const MOST_PLACED = 10_000

/**
 * Where a chat stands among those that wait, and which comes after it, without the list being read up to there.
 * @throws AppError not_found, also for another host's.
 */
export const findQueuePlace = (
  { deps, host }: HostContext,
  { params, query }: { params: { id: string }; query: QueuePlaceQuery },
): Promise<QueuePlace> =>
  inHost(deps.db, host.id, async (tx) => {
    if ((await tx.chat.count({ where: { id: params.id, hostId: host.id } })) === 0) throw notFound('Chat')
    const most = query.q?.trim() ? MOST_FOUND : MOST_PLACED
    const of = { hostId: host.id, now: deps.now(), conditions: chatConditions(query) }
    const houses = await housesNamed(tx, host.id, query.q ?? '')
    const [row] = await tx.$queryRaw<[QueuePlace]>`
      with waiting as materialized (
        select f.id, row_number() over () as at from (${firstWaiting({ query, of, houses }, { after: Prisma.sql`true`, most })}) f),
      placed as (select at from waiting where id = ${params.id}::uuid)
      select (select at::int from placed) as place, (select count(*)::int from waiting) as of,
        (select w.id::text from waiting w, placed p where w.at = p.at + 1) as next`
    return row
  })
