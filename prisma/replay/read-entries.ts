import type { Transaction } from '#prisma/client.ts'
import { MESSAGES_GONE_OUT } from '#workflows/domain/message-status.ts'
import type { PastEntry } from '#workflows/domain/replay/find-bursts.ts'

/** So many messages of a host's past are looked at, the newest. */
const MOST_ENTRIES = 20_000

export type EntryOfChat = PastEntry & { chatId: string }

/** Who wrote when in which chat since a moment, by chat, the oldest first: guests, the host, and what left by itself. */
export async function readEntries(
  tx: Transaction,
  { hostId, since }: { hostId: string; since: Date },
): Promise<EntryOfChat[]> {
  const rows = await tx.$queryRaw<(Omit<EntryOfChat, 'at'> & { at: Date })[]>`
    select id::text, "chatId", by, at from (
      select m.id, m.chat_id::text as "chatId", m.created_at as at, m.seq,
        case when m.kind = 'guest' then 'guest'
          when m.kind = 'host_reply' or m.approved_at is not null then 'host' else 'machine' end as by
      from message m
      where m.host_id = ${hostId}::uuid and m.created_at >= ${since}
        and (m.kind = 'guest' and m.status = 'received' and not m.is_automatic
          or m.kind in ('draft', 'host_reply') and m.status::text = any(${[...MESSAGES_GONE_OUT]}::text[]))
      order by m.created_at desc, m.id desc limit ${MOST_ENTRIES}::int) newest
    order by "chatId", at, seq, id`
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.getTime() }))
}
