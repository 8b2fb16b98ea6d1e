import { Prisma, type Transaction } from '#prisma/client.ts'
import type { Verdict } from '#workflows/domain/replay/verdict.ts'

export type CaseRow = {
  position: number
  chatId: string
  messageId: string
  guest: string | null
  property: string | null
  askedAt: Date
  question: string
  action: 'send' | 'wait' | 'none'
  text: string
  confidence: number | null
  drafter: string | null
  reasons: unknown
  fallsBack: boolean
  unknown: string[]
  answer: string | null
  answeredAt: Date | null
  verdict: Verdict
  because: unknown
}

export type CasesWanted = {
  hostId: string
  replayId: string
  action: string | undefined
  verdicts: readonly Verdict[] | undefined
  /** Only those before this one. */
  before: number | undefined
  atMost: number
}

/** Cases that are done, the newest first, with what was written on both sides. */
export function readCases(tx: Transaction, wanted: CasesWanted): Promise<CaseRow[]> {
  const { hostId, replayId, action, verdicts, before, atMost } = wanted
  const texts = (ids: Prisma.Sql) => Prisma.sql`(select string_agg(t.text, E'\n\n' order by t.created_at, t.seq, t.id)
      from message t where t.host_id = c.host_id and t.id = any(${ids}))`
  return tx.$queryRaw<CaseRow[]>`
    select c.position, c.chat_id::text as "chatId", c.guest_message_id::text as "messageId", h.sender as guest,
      p.name as property, c.asked_at as "askedAt", coalesce(${texts(Prisma.sql`c.asked_ids`)}, '') as question,
      c.action::text, coalesce(c.text, '') as text, c.confidence, c.drafter, c.reasons, c.falls_back as "fallsBack",
      c.unknown, ${texts(Prisma.sql`c.answer_ids`)} as answer, c.answered_at as "answeredAt", c.verdict::text, c.because
    from replay_case c join chat h on h.host_id = c.host_id and h.id = c.chat_id
      left join property p on p.host_id = h.host_id and p.id = h.property_id
    where c.host_id = ${hostId}::uuid and c.replay_id = ${replayId}::uuid and c.done_at is not null
      and (${action ?? null}::replay_action is null or c.action = ${action ?? null}::replay_action)
      and (${verdicts === undefined}::boolean or c.verdict::text = any(${[...(verdicts ?? [])]}::text[]))
      and c.position < coalesce(${before ?? null}::int, 2147483647)
    order by c.position desc limit ${atMost}::int`
}
