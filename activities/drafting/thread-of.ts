import type { GuestMessage } from '#activities/drafting/read-question.ts'
import {
  type EarlierMessage,
  OWED_WITHIN,
  splitThread,
  THREAD_LENGTH,
  type Thread,
} from '#activities/drafting/split-thread.ts'
import { Prisma } from '#prisma/client.ts'
import { numberOf } from '#prisma/messages/is-overtaken.ts'
import { type Reading, reading } from '#prisma/reading.ts'
import { statusList } from '#prisma/status-list.ts'
import { historyBefore } from '#workflows/domain/history-before.ts'
import { ENDED_UNSENT, MESSAGES_GONE_OUT } from '#workflows/domain/message-status.ts'

const GONE_OUT = statusList(MESSAGES_GONE_OUT)
const ENDS = statusList([...ENDED_UNSENT, ...MESSAGES_GONE_OUT])

type Row = Omit<EarlierMessage, 'createdAt' | 'approvedAt' | 'cameInAt'> & {
  approvedAt: string | null
  isHistory: boolean
} & Record<'createdAt' | 'storedAt' | 'connectedAt', string>

/**
 * What was said in a chat before a guest's message: the last of it, and as far as an owed question may stand behind what a machine
 * wrote, fallbacks and thanks.
 */
export const threadOf = (guest: GuestMessage): Reading<Thread> => {
  const place = Prisma.sql`e.host_id = ${guest.hostId}::uuid and e.chat_id = ${guest.chatId}::uuid and e.id <> ${guest.id}::uuid
    and ${numberOf('e')} <= ${guest.seq}::int`
  const mayBeOwed = Prisma.sql`(e.kind in ('draft', 'host_reply') and e.status in (${GONE_OUT})
    or e.kind = 'guest' and e.status = 'received' and not e.is_automatic and not exists (
      select from message d where d.host_id = e.host_id and d.answers_id = e.id and d.kind = 'draft'
        and d.status = 'no_reply_needed'))`
  return reading<Row, Thread>(
    Prisma.sql`
      select m.id, m.kind, m.status, m.text, m.ai_text as "aiText", m.approved_at as "approvedAt", m.evidence,
        m.is_automatic as "isAutomatic", ${numberOf('m')} as seq, m.created_at as "createdAt", m.stored_at as "storedAt", m.reasons,
        m.is_history as "isHistory", s.created_at as "connectedAt",
        array(select d.status::text from message d where d.host_id = m.host_id and d.answers_id = m.id and m.kind = 'guest'
          and d.kind = 'draft' and d.status in (${ENDS})) as ends
      from message m join message_source s on s.host_id = m.host_id and s.id = m.source_id
      where m.host_id = ${guest.hostId}::uuid and m.id in (
        (select e.id from message e
          where ${place} and (e.kind = 'guest' or e.kind in ('draft', 'fallback', 'host_reply') and e.status in (${GONE_OUT}))
          order by e.created_at desc, e.id desc limit ${THREAD_LENGTH}::int)
        union all
        (select e.id from message e where ${place} and ${mayBeOwed}
          order by e.created_at desc, e.id desc limit ${OWED_WITHIN}::int)
        union all
        (select e.id from message e where ${place} and ${mayBeOwed} order by e.seq desc limit ${OWED_WITHIN}::int))
      order by m.created_at, m.id`,
    (rows) => splitThread(rows.map(toEarlier), guest),
  )
}

function toEarlier({ storedAt, connectedAt, isHistory, ...row }: Row): EarlierMessage {
  const createdAt = new Date(row.createdAt)
  const isOld = isHistory || createdAt < historyBefore(new Date(connectedAt))
  return {
    ...row,
    createdAt,
    cameInAt: isOld ? createdAt : new Date(storedAt),
    approvedAt: row.approvedAt === null ? null : new Date(row.approvedAt),
  }
}
