import { Prisma } from '#prisma/client.ts'
import { type Reading, reading } from '#prisma/reading.ts'
import { REPLY_ADDRESS } from '#prisma/reply-address.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import { statusList } from '#prisma/status-list.ts'
import { EMERGENCY_KINDS } from '#workflows/domain/emergency/emergency-kinds.ts'
import { MESSAGES_GONE_OUT } from '#workflows/domain/message-status.ts'
import { type DraftReason, say } from '#workflows/domain/sentences/sentence.ts'
import { numberOf } from './is-overtaken.ts'
import type { ChatRef } from './lock-chat.ts'

type Row = { doubts: unknown; kinds: string[] | null }

/**
 * What the host has to see of the senders of a chat before anything leaves by itself: the doubts of its guest's messages, until an
 * answer of the host's own or one that the host approved has followed them, of a sender's to the very address that is in doubt or
 * that counts since; and an emergency, until it is over.
 */
export function openDoubts({ hostId, chatId }: ChatRef): Reading<DraftReason[]> {
  const select = Prisma.sql`
    select n.doubts, null as kinds, n.seq from message n join chat c on c.host_id = n.host_id and c.id = n.chat_id
    where n.host_id = ${hostId}::uuid and n.chat_id = ${chatId}::uuid and n.doubts <> '[]'::jsonb and not exists (
      select from message a where a.host_id = n.host_id and a.chat_id = n.chat_id and ${numberOf('a')} >= n.seq
        and a.status in (${statusList(MESSAGES_GONE_OUT)})
        and (a.kind = 'host_reply' or a.kind = 'draft' and a.approved_at is not null)
        and (n.reply_address is null or a.recipient in (n.reply_address, ${REPLY_ADDRESS})))
    union all
    select '[]'::jsonb, e.kinds::text[], 0 from emergency e
    where e.host_id = ${hostId}::uuid and e.chat_id = ${chatId}::uuid and e.ended_at is null
    order by seq`
  return reading<Row, DraftReason[]>(select, (rows) => {
    const doubts = [...emergencyOf(rows), ...rows.flatMap((row) => readReasons(row.doubts))]
    return [...new Map(doubts.map((doubt) => [JSON.stringify(doubt), doubt])).values()]
  })
}

function emergencyOf(rows: readonly { kinds: string[] | null }[]): DraftReason[] {
  const open = rows.flatMap(({ kinds }) => (kinds === null ? [] : [kinds]))
  if (open.length === 0) return []
  const found = new Set(open.flat())
  return [say({ code: 'emergency', params: { kinds: EMERGENCY_KINDS.filter((kind) => found.has(kind)) } })]
}
