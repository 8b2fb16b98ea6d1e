import { MINUTES_OF_WORK_PER_ANSWER } from './replay/limits.ts'

/** What reading a draft takes that is approved as it stands: assumed, and said where it counts. */
export const MINUTES_TO_READ = 1

/**
 * Minutes of work that drafts took off a host: all of an answer that left by itself, all but the reading of one approved unchanged.
 * One that was edited, and what is no answer, saves none.
 */
export const minutesSaved = ({ automatic, unchanged }: { automatic: number; unchanged: number }): number =>
  automatic * MINUTES_OF_WORK_PER_ANSWER + unchanged * (MINUTES_OF_WORK_PER_ANSWER - MINUTES_TO_READ)
