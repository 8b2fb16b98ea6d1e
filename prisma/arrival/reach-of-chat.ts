import { Prisma } from '#prisma/client.ts'
import { type Reading, reading } from '#prisma/reading.ts'
import { REPLY_ADDRESS } from '#prisma/reply-address.ts'
import type { Reach } from '#workflows/domain/arrival/reach.ts'
import { transportOf } from '#workflows/domain/files/outgoing-limits.ts'

type ChatRef = { hostId: string; chatId: string }

/** As PostgreSQL answers it. */
export type ReachRow = Omit<Reach, 'transport'> & { sourceType: string }

/** How long a mail that is sent again has to stay away before the address is believed once more. */
const STAYS_AWAY = Prisma.sql`interval '1 day'`

/** What is known of the way to the guest of a row of `chat c`, of `message_source s`, as one JSON. */
export const REACH = Prisma.sql`json_build_object('channel', c.channel, 'sourceType', s.type, 'address', ${REPLY_ADDRESS},
  'isBooked', c.reservation_code is not null or c.stay_confirmed_by is not null, 'checkOutDate', c.check_out_date,
  'lastGuestMessageAt', (
    select max(g.created_at) from message g where g.host_id = c.host_id and g.chat_id = c.id and g.kind = 'guest'),
  'returnedAt', (
    select max(d.claimed_at) from delivery d
    where d.host_id = c.host_id and d.state = 'failed' and d.fault ->> 'code' in ('mail_bounced', 'smtp_refused')
      and lower(d.recipient) = lower(${REPLY_ADDRESS})
      and (d.fault ->> 'code' = 'mail_bounced' or d.fault -> 'params' ->> 'answer' ~ '(^|[^0-9])5[.]1[.][0-9]')
      and not exists (
        select from message o join delivery later on later.host_id = o.host_id and later.message_id = o.id
        where o.host_id = c.host_id and o.chat_id = c.id and later.state = 'sent'
          and lower(later.recipient) = lower(d.recipient) and later.claimed_at > d.claimed_at
          and later.claimed_at < now() - ${STAYS_AWAY})))`

/** The way to a guest, by the transport that the chat's source and channel make. */
export const toReach = ({ sourceType, ...known }: ReachRow): Reach => ({
  ...known,
  transport: transportOf({ sourceType, channel: known.channel }),
})

/** What is known of the way to a chat's guest; null for a chat that is not the host's. */
export function reachOfChat({ hostId, chatId }: ChatRef): Reading<Reach | null> {
  const select = Prisma.sql`
    select ${REACH} as reach from chat c join message_source s on s.host_id = c.host_id and s.id = c.source_id
    where c.host_id = ${hostId}::uuid and c.id = ${chatId}::uuid`
  return reading<{ reach: ReachRow }, Reach | null>(select, ([row]) => (row === undefined ? null : toReach(row.reach)))
}
