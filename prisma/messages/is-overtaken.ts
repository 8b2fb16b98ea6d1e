import { Prisma, type Transaction } from '#prisma/client.ts'
import type { MessageRow } from './message-row.ts'

/** `headSeq`: the number of the chat's newest message, where the chat is locked. */
type Place = Pick<MessageRow, 'hostId' | 'chatId' | 'seq'> & { headSeq?: number }

/**
 * In SQL, of the row `m` or `p` with `host_id`, `chat_id` and `seq`: whether a guest's own later message or a later reply
 * of the host, whose writer had seen it, stands in its chat. Automatic mail, what could not be read, history (`workflow_at` of 1970, as the older
 * messages of a burst) and a reply that was taken back overtake nothing.
 */
export const overtaken = (row: 'm' | 'p'): Prisma.Sql => OVERTAKEN[row]

const WANTS_ANSWER = Prisma.sql`(n.kind = 'guest' and n.status = 'received' and not n.is_automatic
  and n.workflow_at is distinct from 'epoch')`

const STANDS = Prisma.sql`n.status <> 'discarded'`
/** With room for clocks of machines that differ. */
const STANDS_FOR_GOOD = Prisma.sql`${STANDS} and (n.undo_until is null or n.undo_until < now() - interval '1 minute')`

/** In SQL, the number up to which the row answers or stands: of a reply whose writer had not seen all, less than its own. */
export const numberOf = (row: 'a' | 'e' | 'm' | 'p'): Prisma.Sql =>
  Prisma.raw(`coalesce(${row}.answers_up_to, ${row}.seq)`)

/** Whoever wrote it had seen all that had come in. */
const SAW_ALL = Prisma.sql`n.answers_up_to is null`

const overtakenRow = (row: Prisma.Sql, reply = STANDS) => Prisma.sql`exists (
  select from message n where n.host_id = ${row}.host_id and n.chat_id = ${row}.chat_id and n.seq > ${row}.seq
    and (n.kind = 'host_reply' and ${reply} and (${SAW_ALL} or n.answers_up_to >= ${row}.seq) or ${WANTS_ANSWER}))`

const OVERTAKEN = { m: overtakenRow(Prisma.sql`m`), p: overtakenRow(Prisma.sql`p`) }

/** `overtaken('m')`, by something that cannot be taken back any more. */
export const OVERTAKEN_FOR_GOOD = overtakenRow(Prisma.sql`m`, STANDS_FOR_GOOD)

/**
 * In SQL, the number of the last message of the chat `c` that overtakes: all that has a lower one is overtaken. A reply whose writer had
 * not seen all is followed by what they had not seen.
 */
export const LAST_OVERTAKER = Prisma.sql`(select max(n.seq) from message n where n.host_id = c.host_id and n.chat_id = c.id
    and (n.kind = 'host_reply' and ${STANDS} and ${SAW_ALL} or ${WANTS_ANSWER}))`

/** `overtaken` of one place in a chat. */
export async function isOvertaken(tx: Transaction, { hostId, chatId, seq, headSeq }: Place): Promise<boolean> {
  if (headSeq === seq) return false
  const [answer] = await tx.$queryRaw<{ isOvertaken: boolean }[]>`
    select ${overtaken('m')} as "isOvertaken"
    from (select ${hostId}::uuid as host_id, ${chatId}::uuid as chat_id, ${seq}::int as seq) m`
  return answer?.isOvertaken === true
}

/** In SQL, of the chat `c`: its newest message of the guest that wants an answer. */
export const newestAsked = (hostId: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select n.id, n.seq from message n where n.host_id = ${hostId} and n.chat_id = c.id and ${WANTS_ANSWER}
  order by n.seq desc limit 1`

/** The newest message of the guest that wants an answer, and so overtakes what is before it; null where there is none. */
export async function newestQuestion(
  tx: Transaction,
  { hostId, chatId }: Pick<Place, 'hostId' | 'chatId'>,
): Promise<Pick<MessageRow, 'id' | 'seq'> | null> {
  const [question] = await tx.$queryRaw<Pick<MessageRow, 'id' | 'seq'>[]>`
    select n.id::text, n.seq from message n
    where n.host_id = ${hostId}::uuid and n.chat_id = ${chatId}::uuid and ${WANTS_ANSWER} order by n.seq desc limit 1`
  return question ?? null
}

/** The newest reply of the host that overtakes; null where there is none. */
export async function overtakingReply(tx: Transaction, { hostId, chatId, seq }: Place): Promise<string | null> {
  const reply = await tx.message.findFirst({
    where: {
      ...{ hostId, chatId, seq: { gt: seq }, kind: 'host_reply', status: { not: 'discarded' } },
      OR: [{ answersUpTo: null }, { answersUpTo: { gte: seq } }],
    },
    orderBy: { seq: 'desc' },
    select: { id: true },
  })
  return reply?.id ?? null
}
