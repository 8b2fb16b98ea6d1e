import type { DashboardView, Metric } from '#api/contract/dashboard.ts'
import { type AgeGroup, DAYS_MEASURED, DAYS_SHOWN, type RepliesOfDay } from './count-by-day.ts'

type Share = { part: number; whole: number }

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
const oldestFirst = Array.from({ length: DAYS_SHOWN }, (_, index) => DAYS_SHOWN - 1 - index)

/** Null, not zero, where there is nothing to divide by. */
const ratio = ({ part, whole }: Share, digits: number): number | null =>
  whole === 0 ? null : round(part / whole, digits)

const difference = (now: number | null, before: number | null, digits: number) =>
  now === null || before === null ? null : round(now - before, digits)

/** What there was `day` days before now: born by then, and not yet ended. */
const standing = (groups: readonly AgeGroup[], what: AgeGroup['what'], day: number) =>
  groups.filter((group) => group.what === what && group.born >= day && (group.ended === null || group.ended < day))

/** A count as it stood at the end of each day. */
function countMetric(groups: readonly AgeGroup[], what: AgeGroup['what']): Metric {
  const at = (day: number) => standing(groups, what, day).reduce((sum, { many }) => sum + many, 0)
  return { value: at(0), delta: at(0) - at(1), days: oldestFirst.map(at) }
}

/** A mean over thirty days against the thirty days that ended yesterday, and of each day by itself. */
function meanMetric(days: readonly RepliesOfDay[], read: (day: RepliesOfDay) => Share, digits: number): Metric {
  const within = (from: number, to: number) =>
    days
      .filter(({ day }) => day >= from && day < to)
      .map(read)
      .reduce((sum, share) => ({ part: sum.part + share.part, whole: sum.whole + share.whole }), { part: 0, whole: 0 })
  const value = ratio(within(0, DAYS_MEASURED), digits)
  const before = ratio(within(1, DAYS_MEASURED + 1), digits)
  return {
    value,
    delta: difference(value, before, digits),
    days: oldestFirst.map((day) => ratio(within(day, day + 1), digits)),
  }
}

function satisfactionMetric(groups: readonly AgeGroup[]): Metric {
  const at = (day: number) => {
    const ratings = standing(groups, 'rating', day)
    const part = ratings.reduce((total, { sum }) => total + sum, 0)
    return ratio({ part, whole: ratings.reduce((total, { many }) => total + many, 0) }, 1)
  }
  return { value: at(0), delta: difference(at(0), at(1), 1), days: oldestFirst.map(at) }
}

/** The dashboard's figures from what was counted; nothing is made up where there is nothing to measure. */
export const toDashboard = (groups: readonly AgeGroup[], replies: readonly RepliesOfDay[]): DashboardView => ({
  activeChats: countMetric(groups, 'chat'),
  toApprove: countMetric(groups, 'to_approve'),
  activeProperties: countMetric(groups, 'property'),
  automationShare: meanMetric(replies, (day) => ({ part: day.automatic * 100, whole: day.drafts }), 0),
  meanResponseMinutes: meanMetric(replies, (day) => ({ part: day.minutes, whole: day.replies }), 1),
  satisfaction: satisfactionMetric(groups),
  aiEfficiency: meanMetric(replies, (day) => ({ part: day.unchanged * 100, whole: day.approvals }), 0),
})
