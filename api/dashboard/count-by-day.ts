import type { Transaction } from '#prisma/client.ts'

export const DAYS_SHOWN = 7
export const DAYS_MEASURED = 30

type Measured = { hostId: string; now: Date }

/**
 * Things by age: `born` whole days ago, and `ended` whole days ago where that ended them; 7 stands for a week and more.
 * One pass over each table, whatever the number of days.
 */
export type AgeGroup = {
  what: 'chat' | 'property' | 'rating' | 'to_approve'
  born: number
  ended: number | null
  many: number
  sum: number
}

export const countByAge = (tx: Transaction, { hostId, now }: Measured) => tx.$queryRaw<AgeGroup[]>`
  with thing as (
    select 'chat' as what, created_at as born_at, null::timestamptz as ended_at, 0 as rating
      from chat where host_id = ${hostId}::uuid
    union all select 'property', created_at, null, 0 from property where host_id = ${hostId}::uuid
    union all select 'rating', created_at, null, rating from message where host_id = ${hostId}::uuid and rating is not null
    union all select 'to_approve', stored_at, case when status <> 'pending' then settled_at end, 0
      from message where host_id = ${hostId}::uuid and kind = 'draft' and (status = 'pending'
        or (settled_at > ${now}::timestamptz - make_interval(days => ${DAYS_SHOWN}::int)
          and status not in ('drafting', 'scheduled', 'no_reply_needed')))
  ), aged as (
    select what, rating, floor(extract(epoch from ${now}::timestamptz - born_at) / 86400) as born,
      floor(extract(epoch from ${now}::timestamptz - ended_at) / 86400) as ended from thing
  )
  select what, greatest(0, least(${DAYS_SHOWN}::int, born))::int as born,
    case when ended is not null then greatest(0, least(${DAYS_SHOWN}::int, ended))::int end as ended,
    count(*)::int as many, sum(rating)::int as sum
  from aged group by 1, 2, 3`

/** What went out within a day. */
export type RepliesOfDay = {
  day: number
  drafts: number
  automatic: number
  approvals: number
  unchanged: number
  replies: number
  minutes: number
}

/**
 * What was sent on each of the last thirty days and the one before. A draft that nobody approved went out by itself;
 * a reply's minutes count from the guest message that it answers, looked up by its key, never joined to a list.
 */
export const repliesByDay = (tx: Transaction, { hostId, now }: Measured) => tx.$queryRaw<RepliesOfDay[]>`
  with reply as (
    select m.kind = 'draft' as is_draft, m.approved_at is not null as approved,
      m.ai_text is null or m.ai_text = m.text as unchanged,
      greatest(m.created_at, coalesce(m.settled_at, m.created_at)) as sent_at,
      case when m.kind = 'host_reply' then (
        select g.created_at from message g where g.host_id = m.host_id and g.chat_id = m.chat_id and g.kind = 'guest'
          and g.seq < m.seq order by g.seq desc limit 1)
      else (select g.created_at from message g where g.host_id = m.host_id and g.id = m.answers_id) end as asked_at
    from message m where m.host_id = ${hostId}::uuid and m.kind <> 'guest' and m.status = 'sent'
      and m.created_at > ${now}::timestamptz - make_interval(days => ${DAYS_MEASURED + 2}::int)
  )
  select floor(extract(epoch from ${now}::timestamptz - sent_at) / 86400)::int as day,
    count(*) filter (where is_draft)::int as drafts,
    count(*) filter (where is_draft and not approved)::int as automatic,
    count(*) filter (where is_draft and approved)::int as approvals,
    count(*) filter (where is_draft and approved and unchanged)::int as unchanged,
    count(asked_at)::int as replies,
    coalesce(sum(greatest(0, extract(epoch from sent_at - asked_at)) / 60), 0)::float8 as minutes
  from reply
  where sent_at > ${now}::timestamptz - make_interval(days => ${DAYS_MEASURED + 1}::int) and sent_at <= ${now}::timestamptz
  group by 1`
