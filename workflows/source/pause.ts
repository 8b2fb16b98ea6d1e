const FIRST_SECONDS = 5
const LONGEST_SECONDS = 300

/** Seconds to wait after the nth failure in a row to reach a source: 5, 10, 20 … at most 300. */
export const pauseSeconds = (failures: number) =>
  Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.min(16, Math.max(0, failures - 1)))
