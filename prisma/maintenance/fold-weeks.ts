import type { Transaction } from '#prisma/client.ts'

const AT_ONCE = 5_000

/** Adds the changes of weeks to their sums, so that reading them stays quick. Answers how many rows it took. */
export async function foldWeeks(tx: Transaction): Promise<number> {
  const [folded] = await tx.$queryRaw<{ many: number }[]>`
    with changed as (
      delete from week_figure_change where id in (select id from week_figure_change order by id limit ${AT_ONCE}::int) returning *
    ), added as (
      insert into week_figure (host_id, week, property_id, channel, topic, kind, wait, many)
      select host_id, week, house, case when topic = '' then channel else '' end, topic, kind, coalesce(wait, -1), sum(many)
      from changed, unnest(array_append(topics, '')) topic, unnest(houses_of(property_id)) house group by 1, 2, 3, 4, 5, 6, 7 having sum(many) <> 0
      on conflict (host_id, property_id, week, topic, channel, kind, wait) do update set many = week_figure.many + excluded.many
    )
    select count(*)::int as many from changed`
  return folded?.many ?? 0
}
