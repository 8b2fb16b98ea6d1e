import { Prisma, type Transaction } from '#prisma/client.ts'
import type { CountedKind } from '#prisma/generated/client.ts'

export type Facet = 'total' | 'week' | 'channel' | 'topic' | 'property'

/** What messages come to in one group; `median` and `p90` are steps of how long guests waited. */
export type WeekSum = {
  facet: Facet
  key: string
  counts: Partial<Record<CountedKind, number>>
  median: number | null
  p90: number | null
}

/** In place of a property's id: chats that have none, and all of them together; see `houses_of`. */
export const NO_PROPERTY = '00000000-0000-0000-0000-000000000000'
export const ALL_PROPERTIES = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type Which = { hostId: string; from: string; properties: readonly string[] }

/** What was counted since a Monday; changes that are not folded yet are in it. */
const cellsOf = ({ hostId, from, properties }: Which) => Prisma.sql`
  select property_id, week, channel, topic, kind, wait, many from week_figure
  where host_id = ${hostId}::uuid and property_id = any(${[...properties]}::uuid[]) and week >= ${from}::date
  union all
  select house, week, case when topic = '' then channel else '' end, topic, kind, coalesce(wait, -1), many
  from week_figure_change, unnest(array_append(topics, '')) topic, unnest(houses_of(property_id)) house
  where host_id = ${hostId}::uuid and house = any(${[...properties]}::uuid[]) and week >= ${from}::date`

/** Where half and nine tenths of the answers had come is told from how many fell into each step of waiting. */
const sumsOf = (summed: Prisma.Sql) => Prisma.sql`
  with summed as materialized (${summed}), ranked as (
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

/** The sums of one property or of all: of everything, and by week, channel and topic. */
export const readWeeks = (tx: Transaction, { property, ...of }: { hostId: string; from: string; property: string }) =>
  tx.$queryRaw<WeekSum[]>(
    sumsOf(Prisma.sql`
      select case when topic <> '' then 'topic' when grouping(week, channel) = 3 then 'total' when grouping(week, channel) = 1 then 'week' else 'channel' end as facet,
        case when topic <> '' then topic else coalesce(week::text, channel, '') end as key, kind, wait, sum(many)::int as many
      from (${cellsOf({ ...of, properties: [property] })}) cells
      group by grouping sets ((topic, kind, wait), (topic, week, kind, wait), (topic, channel, kind, wait))
      having topic = '' or grouping(week, channel) = 3`),
  )

/** The sums of each of some properties. */
export const readProperties = (tx: Transaction, of: Which) =>
  tx.$queryRaw<WeekSum[]>(
    sumsOf(Prisma.sql`
      select 'property' as facet, property_id::text as key, kind, wait, sum(many)::int as many
      from (${cellsOf(of)}) cells where topic = '' group by property_id, kind, wait`),
  )
