import { isAnswerOfSubstance } from '#activities/drafting/is-answer-of-substance.ts'
import type { GuestMessage } from '#activities/drafting/read-question.ts'
import { Prisma } from '#prisma/client.ts'
import type { MessageModel } from '#prisma/generated/models.ts'
import { type Reading, reading } from '#prisma/reading.ts'

const THREAD_LENGTH = 20
/** A burst is answered together: the guest's messages since the last answer of substance. Of older ones, those that had a draft. */
const BURST = { most: 10, hours: 48 } as const
/** What a guest has read of ours, or is certain to. */
const GONE_OUT = Prisma.sql`'approved', 'sending', 'sent', 'outcome_unknown'`

export type SaidInChat = Pick<
  MessageModel,
  'id' | 'kind' | 'status' | 'text' | 'aiText' | 'approvedAt' | 'evidence' | 'isAutomatic' | 'createdAt' | 'reasons'
>

/** `burst`: what the guest asked before this message and is still owed an answer to; `thread`: all else that was said. Oldest first. */
export type Thread = { thread: SaidInChat[]; burst: SaidInChat[] }

/** `ends`: what became of its drafts, where it is a guest's. */
type Row = Omit<SaidInChat, 'createdAt' | 'approvedAt'> & {
  createdAt: string
  approvedAt: string | null
  ends: string[]
}
type Earlier = SaidInChat & Pick<Row, 'ends'>

/** What was said in a chat before a guest's message. */
export const threadOf = (guest: GuestMessage): Reading<Thread> =>
  reading<Row, Thread>(
    Prisma.sql`
      select m.id, m.kind, m.status, m.text, m.ai_text as "aiText", m.approved_at as "approvedAt", m.evidence,
        m.is_automatic as "isAutomatic", m.created_at as "createdAt", m.reasons,
        array(select d.status::text from message d where d.host_id = m.host_id and d.answers_id = m.id and m.kind = 'guest'
          and d.kind = 'draft' and d.status in ('superseded', 'fallback_sent', 'no_reply_needed', ${GONE_OUT})) as ends
      from message m
      where m.host_id = ${guest.hostId}::uuid and m.chat_id = ${guest.chatId}::uuid and m.id <> ${guest.id}::uuid
        and m.seq <= ${guest.seq}::int
        and (m.kind = 'guest' or m.kind in ('draft', 'fallback', 'host_reply') and m.status in (${GONE_OUT}))
      order by m.created_at desc, m.id desc limit ${THREAD_LENGTH}::int`,
    (rows) => split(rows.toReversed().map(toEarlier), guest),
  )

const toEarlier = (row: Row): Earlier => ({
  ...row,
  createdAt: new Date(row.createdAt),
  approvedAt: row.approvedAt === null ? null : new Date(row.approvedAt),
})

/**
 * A fallback, or a reply that only puts off, promises an answer and is none: it does not end a burst. What a machine wrote asks
 * nothing. A question whose draft gave no answer is still owed, however old it is.
 */
function split(earlier: Earlier[], guest: GuestMessage): Thread {
  const since = guest.createdAt.getTime() - BURST.hours * 3_600_000
  const burst = earlier
    .slice(earlier.findLastIndex(isAnswerOfSubstance) + 1)
    .filter(({ kind, status, isAutomatic }) => kind === 'guest' && status === 'received' && !isAutomatic)
    .filter(({ ends }) => !ends.includes(QUIET))
    .filter(({ createdAt, ends }) => createdAt.getTime() >= since || ends.length > 0)
    .slice(-(BURST.most - 1))
  const open = new Set<SaidInChat>(burst)
  return { thread: earlier.filter((one) => !open.has(one)), burst }
}

/** Needed no answer, as thanks do. All other ends gave none: overtaken, put off by a fallback, or gone out without one. */
const QUIET = 'no_reply_needed'
