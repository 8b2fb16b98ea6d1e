import type { GuestMessage } from '#activities/drafting/read-question.ts'
import { type EarlierMessage, splitThread, THREAD_LENGTH, type Thread } from '#activities/drafting/split-thread.ts'
import { Prisma } from '#prisma/client.ts'
import { type Reading, reading } from '#prisma/reading.ts'
import { statusList } from '#prisma/status-list.ts'
import { ENDED_UNSENT, MESSAGES_GONE_OUT } from '#workflows/domain/message-status.ts'

const GONE_OUT = statusList(MESSAGES_GONE_OUT)
const ENDS = statusList([...ENDED_UNSENT, ...MESSAGES_GONE_OUT])

type Row = Omit<EarlierMessage, 'createdAt' | 'approvedAt'> & { createdAt: string; approvedAt: string | null }

/** What was said in a chat before a guest's message. */
export const threadOf = (guest: GuestMessage): Reading<Thread> =>
  reading<Row, Thread>(
    Prisma.sql`
      select m.id, m.kind, m.status, m.text, m.ai_text as "aiText", m.approved_at as "approvedAt", m.evidence,
        m.is_automatic as "isAutomatic", m.created_at as "createdAt", m.reasons,
        array(select d.status::text from message d where d.host_id = m.host_id and d.answers_id = m.id and m.kind = 'guest'
          and d.kind = 'draft' and d.status in (${ENDS})) as ends
      from message m
      where m.host_id = ${guest.hostId}::uuid and m.chat_id = ${guest.chatId}::uuid and m.id <> ${guest.id}::uuid
        and m.seq <= ${guest.seq}::int
        and (m.kind = 'guest' or m.kind in ('draft', 'fallback', 'host_reply') and m.status in (${GONE_OUT}))
      order by m.created_at desc, m.id desc limit ${THREAD_LENGTH}::int`,
    (rows) => splitThread(rows.toReversed().map(toEarlier), guest),
  )

const toEarlier = (row: Row): EarlierMessage => ({
  ...row,
  createdAt: new Date(row.createdAt),
  approvedAt: row.approvedAt === null ? null : new Date(row.approvedAt),
})
