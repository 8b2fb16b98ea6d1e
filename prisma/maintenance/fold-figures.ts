import type { Transaction } from '#prisma/client.ts'

const AT_ONCE = 5_000
/** Longer than anything is told by the hour: the dashboard measures thirty days. */
const TOLD_BY_THE_HOUR_DAYS = 40

/**
 * Adds the changes of figures to the figures, and what is long past to one sum, so that reading them stays quick. The sums stay
 * the same at every moment. Answers how many rows it took.
 */
export async function foldFigures(tx: Transaction, now: Date): Promise<number> {
  const [folded] = await tx.$queryRaw<{ many: number }[]>`
    with line as (select ${now}::timestamptz - make_interval(days => ${TOLD_BY_THE_HOUR_DAYS}::int) as at), changed as (
      delete from figure_change where id in (select id from figure_change order by id limit ${AT_ONCE}::int) returning *
    ), aged as (
      delete from figure where (host_id, hour, kind) in (
        select host_id, hour, kind from figure, line where hour < line.at and hour <> 'epoch' limit ${AT_ONCE}::int) returning *
    ), taken as (
      select host_id, kind, hour, many, total from changed union all select host_id, kind, hour, many, total from aged
    ), added as (
      insert into figure (host_id, kind, hour, many, total)
      select host_id, kind, case when hour < line.at then 'epoch' else hour end, sum(many), sum(total) from taken, line
      group by 1, 2, 3
      on conflict (host_id, hour, kind) do update set many = figure.many + excluded.many, total = figure.total + excluded.total
    )
    select count(*)::int as many from taken`
  return folded?.many ?? 0
}
