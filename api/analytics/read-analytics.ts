import type { AnalyticsQuery, AnalyticsView } from '#api/contract/analytics.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { MINUTES_TO_READ } from '#workflows/domain/minutes-saved.ts'
import { MINUTES_OF_WORK_PER_ANSWER } from '#workflows/domain/replay/limits.ts'
import { figuresOf } from './figures-of.ts'
import { ALL_PROPERTIES, type Facet, readWeeks, type WeekSum } from './read-weeks.ts'
import { mondaysUpTo } from './weeks-from.ts'

/**
 * What the host's weeks came to, from sums that are kept as things happen: no row of a chat or message is read.
 * @throws AppError not_found for a property that is not theirs.
 */
export const readAnalytics = (
  { deps, host }: HostContext,
  { query: { weeks, propertyId } }: { query: AnalyticsQuery },
): Promise<AnalyticsView> =>
  inHost(deps.db, host.id, async (tx) => {
    const where = { hostId: host.id, id: propertyId ?? '' }
    if (propertyId !== undefined && (await tx.property.count({ where })) === 0) throw notFound('Property')
    const mondays = mondaysUpTo(deps.now(), Number(weeks))
    const from = mondays[0] ?? ''
    const sums = await readWeeks(tx, { hostId: host.id, from, property: propertyId ?? ALL_PROPERTIES })
    const of = (facet: Facet) => sums.filter((sum) => sum.facet === facet)
    return {
      from,
      total: figuresOf(of('total')[0]),
      weeks: everyWeek(mondays, of('week')),
      channels: byVolume(of('channel')).map((sum) => ({ channel: sum.key, ...figuresOf(sum) })),
      topics: byVolume(of('topic')).map((sum) => ({ topic: sum.key, ...figuresOf(sum) })),
      minutesPerAnswer: MINUTES_OF_WORK_PER_ANSWER,
      minutesToRead: MINUTES_TO_READ,
    }
  })

/** Also one that has begun in a house far to the east. */
function everyWeek(mondays: readonly string[], sums: readonly WeekSum[]): AnalyticsView['weeks'] {
  const byWeek = new Map(sums.map((sum) => [sum.key, sum]))
  const all = [...new Set([...mondays, ...byWeek.keys()])].toSorted()
  return all.map((week) => ({ week, ...figuresOf(byWeek.get(week)) }))
}

const volumeOf = ({ counts }: WeekSum) => Object.values(counts).reduce((sum, many) => sum + many, 0)

const byVolume = (sums: readonly WeekSum[]) =>
  sums.toSorted((a, b) => volumeOf(b) - volumeOf(a) || (a.key < b.key ? -1 : 1))
