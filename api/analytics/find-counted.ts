import type { Transaction } from '#prisma/client.ts'
import { ALL_PROPERTIES, NO_PROPERTY } from './read-weeks.ts'

/** A property that something was counted for; `name` is null where it is deleted. */
export type Counted = { id: string; name: string | null }

type Page = { hostId: string; after: number; most: number }

/**
 * Some of the properties that messages count for, by name; deleted ones and 'none' come last. One look into the index for each,
 * however many weeks it has.
 */
export const findCounted = (tx: Transaction, { hostId, after, most }: Page) =>
  tx.$queryRaw<Counted[]>`
    with recursive kept as (
      (select property_id from week_figure where host_id = ${hostId}::uuid order by property_id limit 1)
      union all
      select (select f.property_id from week_figure f where f.host_id = ${hostId}::uuid and f.property_id > kept.property_id
        order by f.property_id limit 1) from kept where kept.property_id is not null
    ), counted as (
      select property_id from kept where property_id is not null and property_id <> ${ALL_PROPERTIES}::uuid
      union
      select coalesce(property_id, ${NO_PROPERTY}::uuid) from week_figure_change where host_id = ${hostId}::uuid)
    select c.property_id::text as id, p.name from counted c
    left join property p on p.host_id = ${hostId}::uuid and p.id = c.property_id
    order by p.id is null, lower(p.name), c.property_id desc limit ${most}::int offset ${after}::int`
