import type { Transaction } from '#prisma/client.ts'

export const DAYS_SHOWN = 7
export const DAYS_MEASURED = 30

/** How many there were at the end of a day; day 0 ends now, day 1 ended 24 hours ago. */
export type CountsOfDay = {
  day: number
  chats: number
  properties: number
  toApprove: number
  ratings: number
  ratingSum: number
}

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

type Measured = { hostId: string; now: Date }

/** The counts of now and of each of the seven days before. */
export const countByDay = (tx: Transaction, { hostId, now }: Measured) => tx.$queryRaw<CountsOfDay[]>`
  with moment as (select day, ${now}::timestamptz - make_interval(days => day) as at from generate_series(0, ${DAYS_SHOWN}::int) day)
  select day,
    (select count(*)::int from chat where host_id = ${hostId}::uuid and created_at <= at) as chats,
    (select count(*)::int from property where host_id = ${hostId}::uuid and created_at <= at) as properties,
    case day
      when 0 then (select count(*)::int from message where host_id = ${hostId}::uuid and status = 'pending')
      else (select count(*)::int from message where host_id = ${hostId}::uuid and kind = 'draft' and stored_at <= at
        and status not in ('drafting', 'scheduled', 'no_reply_needed') and (settled_at > at or status = 'pending'))
    end as "toApprove",
    (select count(*)::int from message where host_id = ${hostId}::uuid and rating is not null and created_at <= at) as ratings,
    (select coalesce(sum(rating), 0)::int from message
      where host_id = ${hostId}::uuid and rating is not null and created_at <= at) as "ratingSum"
  from moment order by day`

/**
 * What was sent on each of the last thirty days and the one before. A draft that nobody approved went out by itself;
 * a reply's minutes count from the guest message that it answers.
 */
export const repliesByDay = (tx: Transaction, { hostId, now }: Measured) => tx.$queryRaw<RepliesOfDay[]>`
  with reply as (
    select m.*, greatest(m.created_at, coalesce(m.settled_at, m.created_at)) as sent_at from message m
    where m.host_id = ${hostId}::uuid and m.kind <> 'guest' and m.status = 'sent'
      and m.created_at > ${now}::timestamptz - make_interval(days => ${DAYS_MEASURED + 2}::int)
  ), approval as (
    select distinct subject from audit_event where host_id = ${hostId}::uuid and action = 'draft.approve'
  )
  select floor(extract(epoch from ${now}::timestamptz - sent_at) / 86400)::int as day,
    count(*) filter (where r.kind = 'draft')::int as drafts,
    count(*) filter (where r.kind = 'draft' and a.subject is null)::int as automatic,
    count(a.subject)::int as approvals,
    count(*) filter (where a.subject is not null and (r.ai_text is null or r.ai_text = r.text))::int as unchanged,
    count(g.id)::int as replies,
    coalesce(sum(greatest(0, extract(epoch from sent_at - g.created_at)) / 60), 0)::float8 as minutes
  from reply r
  left join approval a on r.kind = 'draft' and a.subject = r.id::text
  left join lateral (
    select g.id, g.created_at from message g
    where g.host_id = r.host_id and g.chat_id = r.chat_id and g.kind = 'guest'
      and (g.id = r.answers_id or (r.answers_id is null and g.seq < r.seq))
    order by g.seq desc limit 1) g on true
  where sent_at > ${now}::timestamptz - make_interval(days => ${DAYS_MEASURED + 1}::int) and sent_at <= ${now}::timestamptz
  group by 1`
