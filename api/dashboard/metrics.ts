import type { DashboardView, Metric } from '#api/contract/dashboard.ts'
import { type CountsOfDay, DAYS_MEASURED, DAYS_SHOWN, type RepliesOfDay } from './count-by-day.ts'

type Share = { part: number; whole: number }

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
const oldestFirst = Array.from({ length: DAYS_SHOWN }, (_, index) => DAYS_SHOWN - 1 - index)

/** Null, not zero, where there is nothing to divide by. */
const ratio = ({ part, whole }: Share, digits: number): number | null =>
  whole === 0 ? null : round(part / whole, digits)

const difference = (now: number | null, before: number | null, digits: number) =>
  now === null || before === null ? null : round(now - before, digits)

/** A count as it stood at the end of each day. */
function countMetric(days: readonly CountsOfDay[], read: (day: CountsOfDay) => number): Metric {
  const at = (day: number) => days.filter((row) => row.day === day).map(read)[0] ?? 0
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

function satisfactionMetric(days: readonly CountsOfDay[]): Metric {
  const at = (day: number) => {
    const row = days.find((candidate) => candidate.day === day)
    return row === undefined ? null : ratio({ part: row.ratingSum, whole: row.ratings }, 1)
  }
  return { value: at(0), delta: difference(at(0), at(1), 1), days: oldestFirst.map(at) }
}

/** The dashboard's figures from what was counted; nothing is made up where there is nothing to measure. */
export const toDashboard = (counts: readonly CountsOfDay[], replies: readonly RepliesOfDay[]): DashboardView => ({
  activeChats: countMetric(counts, (day) => day.chats),
  toApprove: countMetric(counts, (day) => day.toApprove),
  activeProperties: countMetric(counts, (day) => day.properties),
  automationShare: meanMetric(replies, (day) => ({ part: day.automatic * 100, whole: day.drafts }), 0),
  meanResponseMinutes: meanMetric(replies, (day) => ({ part: day.minutes, whole: day.replies }), 1),
  satisfaction: satisfactionMetric(counts),
  aiEfficiency: meanMetric(replies, (day) => ({ part: day.unchanged * 100, whole: day.approvals }), 0),
})
