import type { Transaction } from '#prisma/client.ts'
import { ALERT_WINDOW_MINUTES, type Trouble, type TroubleCounts } from '#workflows/domain/alerts.ts'

export type TroubleOfHost = Trouble & { hostId: string }

type Row = TroubleCounts & { hostId: string; many: number }

/** What went wrong with which hosts in the last minutes. A message or source that goes wrong again and again counts once. For the engine role. */
export async function countTrouble(tx: Transaction, now: Date): Promise<TroubleOfHost[]> {
  const since = new Date(now.getTime() - ALERT_WINDOW_MINUTES * 60_000)
  const rows = await tx.$queryRaw<Row[]>`
    select host_id::text as "hostId", count(distinct subject_id)::int as many,
      count(distinct subject_id) filter (where kind = 'send_failed')::int as send_failed,
      count(distinct subject_id) filter (where kind = 'send_unknown')::int as send_unknown,
      count(distinct subject_id) filter (where kind = 'reply_held')::int as reply_held,
      count(distinct subject_id) filter (where kind = 'model_failed')::int as model_failed,
      count(distinct subject_id) filter (where kind = 'source_stopped')::int as source_stopped,
      count(distinct subject_id) filter (where kind = 'reply_capped')::int as reply_capped
    from trouble where at > ${since} and at <= ${now} group by 1`
  return rows.map(({ hostId, many, ...counts }) => ({ hostId, many, hosts: 1, counts }))
}

/** All of them together. */
export const troubleOfAll = (troubles: readonly TroubleOfHost[]): Trouble => ({
  many: sum(troubles, ({ many }) => many),
  hosts: troubles.length,
  counts: {
    send_failed: sum(troubles, ({ counts }) => counts.send_failed),
    send_unknown: sum(troubles, ({ counts }) => counts.send_unknown),
    reply_held: sum(troubles, ({ counts }) => counts.reply_held),
    model_failed: sum(troubles, ({ counts }) => counts.model_failed),
    source_stopped: sum(troubles, ({ counts }) => counts.source_stopped),
    reply_capped: sum(troubles, ({ counts }) => counts.reply_capped),
  },
})

const sum = (troubles: readonly TroubleOfHost[], of: (trouble: TroubleOfHost) => number) =>
  troubles.reduce((total, trouble) => total + of(trouble), 0)
