import type { ReplaysView, ReplayView } from '#api/contract/replays.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { findReplays } from '#prisma/replay/read-replays.ts'
import { KEPT_REPLAYS } from '#prisma/replay/start-replay.ts'
import { toReplayView } from './replay-view.ts'

/** The last replays, the newest first, and a mailbox whose past none of them has seen. */
export const readReplays = ({ deps, host }: HostContext): Promise<ReplaysView> =>
  inHost(deps.db, host.id, async (tx) => {
    const replays: ReplayView[] = []
    for (const replay of await findReplays(tx, { hostId: host.id, take: KEPT_REPLAYS }))
      replays.push(await toReplayView(tx, replay))
    return { replays, offer: await readOffer(tx, host.id) }
  })

/** Connected since the last replay, looked into, and with messages from before it was connected: its history is in. */
async function readOffer(tx: Transaction, hostId: string): Promise<ReplaysView['offer']> {
  const [source] = await tx.$queryRaw<{ sourceId: string; name: string }[]>`
    select s.id::text as "sourceId", coalesce(s.name, s.identifier) as name from message_source s
    where s.host_id = ${hostId}::uuid and s.deleted_at is null and s.last_synced_at is not null
      and s.created_at > coalesce((select max(r.created_at) from replay r where r.host_id = s.host_id), 'epoch')
      and exists (select from chat c join message m on m.host_id = c.host_id and m.chat_id = c.id
        where c.host_id = s.host_id and c.source_id = s.id and m.kind = 'guest' and m.created_at < s.created_at)
    order by s.created_at desc limit 1`
  return source ?? null
}
