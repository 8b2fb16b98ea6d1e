import type { FiguresView } from '#api/contract/analytics.ts'
import { minutesSaved } from '#workflows/domain/minutes-saved.ts'
import type { WeekSum } from './read-weeks.ts'

const STEPS_PER_DOUBLING = 3
const SECONDS = 60

/** The middle of a step of waiting; see `wait_step` in the migration that counts weeks. */
const minutesOf = (step: number | null): number | null =>
  step === null ? null : Math.round((2 ** ((step + 0.5) / STEPS_PER_DOUBLING) / SECONDS) * 10) / 10

/** The figures of a group; of one in which nothing happened all are 0, and nothing is made up of waiting. */
export function figuresOf({ counts, median, p90 }: Pick<WeekSum, 'counts' | 'median' | 'p90'> = NOTHING): FiguresView {
  const answered = { automatic: counts.by_itself ?? 0, unchanged: counts.unchanged ?? 0 }
  return {
    received: counts.guest ?? 0,
    unsent: counts.draft ?? 0,
    ...answered,
    edited: counts.edited ?? 0,
    manual: counts.manual ?? 0,
    fallback: counts.fallback ?? 0,
    medianMinutes: minutesOf(median),
    p90Minutes: minutesOf(p90),
    minutesSaved: minutesSaved(answered),
  }
}

const NOTHING = { counts: {}, median: null, p90: null }
