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
 * a reply's minutes count from the guest message that it answers.
 */
export const repliesByDay = (tx: Transaction, { hostId, now }: Measured) => tx.$queryRaw<RepliesOfDay[]>`
  with reply as (
    select m.id, m.kind, m.chat_id, m.answers_id, m.seq, m.ai_text is null or m.ai_text = m.text as unchanged,
      greatest(m.created_at, coalesce(m.settled_at, m.created_at)) as sent_at
    from message m where m.host_id = ${hostId}::uuid and m.kind <> 'guest' and m.status = 'sent'
      and m.created_at > ${now}::timestamptz - make_interval(days => ${DAYS_MEASURED + 2}::int)
  ), answered as (
    select r.id, g.created_at from reply r join message g on g.id = r.answers_id and g.host_id = ${hostId}::uuid
    union all
    select r.id, g.created_at from reply r join lateral (
      select created_at from message g where g.host_id = ${hostId}::uuid and g.chat_id = r.chat_id and g.kind = 'guest'
        and g.seq < r.seq order by g.seq desc limit 1) g on true
    where r.kind = 'host_reply'
  ), approval as (
    select distinct subject from audit_event where host_id = ${hostId}::uuid and action = 'draft.approve'
  )
  select floor(extract(epoch from ${now}::timestamptz - sent_at) / 86400)::int as day,
    count(*) filter (where r.kind = 'draft')::int as drafts,
    count(*) filter (where r.kind = 'draft' and a.subject is null)::int as automatic,
    count(a.subject)::int as approvals,
    count(*) filter (where a.subject is not null and r.unchanged)::int as unchanged,
    count(g.id)::int as replies,
    coalesce(sum(greatest(0, extract(epoch from sent_at - g.created_at)) / 60), 0)::float8 as minutes
  from reply r
  left join approval a on r.kind = 'draft' and a.subject = r.id::text
  left join answered g on g.id = r.id
  where sent_at > ${now}::timestamptz - make_interval(days => ${DAYS_MEASURED + 1}::int) and sent_at <= ${now}::timestamptz
  group by 1`
