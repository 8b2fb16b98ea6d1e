import type { Transaction } from '#prisma/client.ts'
import type { CountedKind } from '#prisma/generated/client.ts'

export type Facet = 'total' | 'week' | 'property' | 'channel' | 'topic'

/** What messages of a kind come to in one group; `wait` is a step of how long guests waited. */
export type WeekSum = {
  facet: Facet
  key: string
  counts: Partial<Record<CountedKind, number>>
  median: number | null
  p90: number | null
}

type Which = { hostId: string; from: string; propertyId?: string | undefined }

/**
 * The host's sums since a Monday: of all, and by week, property, channel and topic. Changes that are not folded yet are in them.
 * Where half and nine tenths of the answers had come is told from how many fell into each step of waiting.
 */
export const readWeeks = (tx: Transaction, { hostId, from, propertyId }: Which) =>
  tx.$queryRaw<WeekSum[]>`
    with cells as materialized (
      select week, property_id, channel, topic, kind, wait, many from week_figure
      where host_id = ${hostId}::uuid and week >= ${from}::date
        and (${propertyId ?? null}::uuid is null or property_id = ${propertyId ?? null}::uuid)
      union all
      select week, coalesce(property_id, '00000000-0000-0000-0000-000000000000'), channel, topic, kind, coalesce(wait, -1), many
      from week_figure_change, unnest(array_append(topics, '')) topic
      where host_id = ${hostId}::uuid and week >= ${from}::date
        and (${propertyId ?? null}::uuid is null or property_id = ${propertyId ?? null}::uuid)
    ), summed as (
      select case grouping(week, property_id, channel) when 7 then 'total' when 3 then 'week' when 5 then 'property' else 'channel' end as facet,
        coalesce(week::text, property_id::text, channel, '') as key, kind, wait, sum(many)::int as many
      from cells where topic = ''
      group by grouping sets ((kind, wait), (week, kind, wait), (property_id, kind, wait), (channel, kind, wait))
      union all
      select 'topic', topic, kind, wait, sum(many)::int from cells where topic <> '' group by topic, kind, wait
    ), ranked as (
      select *, sum(many) filter (where wait >= 0) over (partition by facet, key order by wait) as upto,
        sum(many) filter (where wait >= 0) over (partition by facet, key) as answered
      from summed
    ), kinds as (
      select facet, key, kind, sum(many)::int as many,
        min(wait) filter (where wait >= 0 and many > 0 and upto >= answered * 0.5)::int as median,
        min(wait) filter (where wait >= 0 and many > 0 and upto >= answered * 0.9)::int as p90
      from ranked group by facet, key, kind
    )
    select facet, key, jsonb_object_agg(kind, many) as counts, min(median) as median, min(p90) as p90
    from kinds group by facet, key having bool_or(many <> 0)`
