import type { Transaction } from '#prisma/client.ts'
import type { DraftLanguage } from '#workflows/domain/draft.ts'

/** An answer of the host's past and the question that it answered. */
/** `sender`: of that conversation; what goes to anybody else is told without them. */
export type PastAnswer = { question: string; answer: string; sender: string | null }

export type LikeQuestion = {
  hostId: string
  propertyId: string
  chatId: string
  question: string
  topics: readonly string[]
  language: DraftLanguage
  /** Only what was decided before this moment of the past; else all. */
  before?: Date
}

const MOST = 3
/** Less alike they are about something else. */
const ALIKE = 0.2
/** So many of the newest are looked at. */
const AMONG = 200

/**
 * What the host answered to like questions about the same property in the same language: drafts that they sent as they stood or in
 * their own words, the likest first, by trigrams. Nothing of the chat itself, nor of what left by itself.
 */
export const findPastAnswers = (tx: Transaction, like: LikeQuestion): Promise<PastAnswer[]> => tx.$queryRaw<
  PastAnswer[]
>`
  select question, answer, sender from (
    select g.text as question, m.text as answer, c.sender, similarity(g.text, ${like.question}) as alike, d.decided_at
    from (select message_id, decided_at from draft_decision
      where host_id = ${like.hostId}::uuid and property_id = ${like.propertyId}::uuid and topics && ${[...like.topics]}::text[]
        and outcome in ('unchanged', 'edited') and decided_at < coalesce(${like.before ?? null}::timestamptz, 'infinity')
      order by decided_at desc limit ${AMONG}::int) d
    join message m on m.host_id = ${like.hostId}::uuid and m.id = d.message_id and m.status = 'sent'
      and m.language = ${like.language} and m.chat_id <> ${like.chatId}::uuid
    join message g on g.host_id = m.host_id and g.id = m.answers_id
    join chat c on c.host_id = m.host_id and c.id = m.chat_id
  ) f where alike >= ${ALIKE}::float4 order by alike desc, decided_at desc limit ${MOST}::int`
