import type { Transaction } from '#prisma/client.ts'
import type { MessageModel } from '#prisma/generated/models.ts'

/** What was said in a chat, by whomever, as far as a replay looks at it. */
export type PastMessage = Pick<
  MessageModel,
  | (
      | 'id'
      | 'hostId'
      | 'chatId'
      | 'sourceId'
      | 'kind'
      | 'status'
      | 'seq'
      | 'text'
      | 'aiText'
      | 'createdAt'
      | 'approvedAt'
    )
  | ('answersId' | 'evidence' | 'isAutomatic' | 'reasons' | 'doubts' | 'fromAddress' | 'fromName')
>

const MOST = 60

/** The last messages of a chat until a moment, and those that are named. */
export const readTimeline = (
  tx: Transaction,
  { hostId, chatId, until, also }: { hostId: string; chatId: string; until: Date; also: readonly string[] },
): Promise<PastMessage[]> =>
  tx.$queryRaw<PastMessage[]>`
    select m.id::text, m.host_id::text as "hostId", m.chat_id::text as "chatId", m.source_id::text as "sourceId", m.kind::text,
      m.status::text, m.seq, m.text, m.ai_text as "aiText", m.created_at as "createdAt", m.approved_at as "approvedAt",
      m.answers_id::text as "answersId", m.evidence, m.is_automatic as "isAutomatic", m.reasons, m.doubts,
      m.from_address as "fromAddress", m.from_name as "fromName"
    from message m
    where m.host_id = ${hostId}::uuid and m.chat_id = ${chatId}::uuid and (m.id = any(${[...also]}::uuid[]) or m.id in (
      select n.id from message n
      where n.host_id = ${hostId}::uuid and n.chat_id = ${chatId}::uuid and n.created_at <= ${until}
      order by n.created_at desc, n.id desc limit ${MOST}::int))
    order by m.created_at, m.seq, m.id`
