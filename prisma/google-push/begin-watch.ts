import type { Transaction } from '#prisma/client.ts'

type Asked = { hostId: string; sourceId: string; askedFor: string }

/**
 * Whether Google is to be asked now to announce new mail: where it never was, is due again, or was asked for something else. Whoever is
 * told so asks; until they say what came of it, it is due again in a quarter of an hour. Answers PostgreSQL's time, null where
 * nothing is due.
 */
export async function beginWatch(tx: Transaction, { hostId, sourceId, askedFor }: Asked): Promise<Date | null> {
  // Further off than that it is by a clock that was set back.
  const [due] = await tx.$queryRaw<{ askedAt: Date }[]>`
    insert into google_watch as known (source_id, host_id, asked_for, next_at)
    values (${sourceId}::uuid, ${hostId}::uuid, ${askedFor}, clock_timestamp() + interval '15 minutes')
    on conflict (source_id) do update set asked_for = excluded.asked_for, next_at = excluded.next_at
      where known.next_at <= clock_timestamp() or known.next_at > clock_timestamp() + interval '25 hours'
        or known.asked_for <> excluded.asked_for
    returning clock_timestamp() as "askedAt"`
  return due?.askedAt ?? null
}
