import { DAYS_MEASURED } from '#api/contract/told-figures.ts'
import type { Transaction } from '#prisma/client.ts'
import type { FigureKind } from '#prisma/generated/client.ts'

export const DAYS_SHOWN = 7

/** What began, ended or went out on one of the last days; `total` is what it adds up to, see the figures' migration. */
export type DayFigure = { kind: FigureKind; day: number; many: number; total: number }

/**
 * The host's figures by day, 0 for today. A day is the 24 hours that end with the hour that runs now; 31 stands for all
 * days before. What is dated later than now counts as today's.
 */
export const readFigures = (tx: Transaction, { hostId, now }: { hostId: string; now: Date }) =>
  tx.$queryRaw<DayFigure[]>`
    with kept as (
      select kind, hour, many, total from figure where host_id = ${hostId}::uuid
      union all select kind, hour, many, total from figure_change where host_id = ${hostId}::uuid
    )
    select kind::text as kind, sum(many)::int as many, sum(total)::float8 as total,
      greatest(0, least(${DAYS_MEASURED + 1}::int,
        floor(extract(epoch from figure_hour(${now}::timestamptz) - hour) / 86400)))::int as day
    from kept group by 1, 4`
