import type { DashboardView, Metric } from '#api/contract/dashboard.ts'
import { DAYS_MEASURED } from '#api/contract/told-figures.ts'
import { DAYS_SHOWN, type DayFigure } from './read-figures.ts'

type Sum = { many: number; total: number }
type Sums = (within: { from: number; to: number }) => Sum

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
const oldestFirst = Array.from({ length: DAYS_SHOWN }, (_, index) => DAYS_SHOWN - 1 - index)

/** What the figures of a kind add up to on the days from `from` up to, not with, `to`. */
const sumsOf =
  (figures: readonly DayFigure[], kind: DayFigure['kind']): Sums =>
  ({ from, to }) =>
    figures
      .filter((figure) => figure.kind === kind && figure.day >= from && figure.day < to)
      .reduce((sum, { many, total }) => ({ many: sum.many + many, total: sum.total + total }), { many: 0, total: 0 })

/** Null, not zero, where there is nothing to divide by. */
const mean = ({ many, total }: Sum, { times, digits }: Scale): number | null =>
  many === 0 ? null : round((total * times) / many, digits)

const difference = (now: number | null, before: number | null, digits: number) =>
  now === null || before === null ? null : round(now - before, digits)

/** All that began by the end of a day and had not ended. */
const upTo = (day: number) => ({ from: day, to: Number.POSITIVE_INFINITY })

/** A count as it stood at the end of each day. */
function countMetric(sums: Sums): Metric {
  const at = (day: number) => sums(upTo(day)).many
  return { value: at(0), delta: at(0) - at(1), days: oldestFirst.map(at) }
}

type Scale = { times: number; digits: number }

/** A mean over thirty days against the thirty days that ended yesterday, and of each day by itself. */
function recentMeanMetric(sums: Sums, scale: Scale): Metric {
  const value = mean(sums({ from: 0, to: DAYS_MEASURED }), scale)
  const before = mean(sums({ from: 1, to: DAYS_MEASURED + 1 }), scale)
  return {
    value,
    delta: difference(value, before, scale.digits),
    days: oldestFirst.map((day) => mean(sums({ from: day, to: day + 1 }), scale)),
  }
}

/** A mean of all that was ever said, as it stood at the end of each day. */
function cumulativeMeanMetric(sums: Sums, scale: Scale): Metric {
  const at = (day: number) => mean(sums(upTo(day)), scale)
  return { value: at(0), delta: difference(at(0), at(1), scale.digits), days: oldestFirst.map(at) }
}

const PERCENT = { times: 100, digits: 0 }
const MINUTES = { times: 1 / 60_000, digits: 1 }
const POINTS = { times: 1, digits: 1 }

/** The dashboard of a host's figures; nothing is made up where there is nothing to measure. */
export function toDashboard(figures: readonly DayFigure[]): DashboardView {
  const of = (kind: DayFigure['kind']) => sumsOf(figures, kind)
  return {
    activeChats: countMetric(of('chat')),
    toApprove: countMetric(of('to_approve')),
    activeProperties: countMetric(of('property')),
    automationShare: recentMeanMetric(of('draft'), PERCENT),
    meanResponseMinutes: recentMeanMetric(of('answer'), MINUTES),
    satisfaction: cumulativeMeanMetric(of('rating'), POINTS),
    aiEfficiency: recentMeanMetric(of('approval'), PERCENT),
  }
}
