import { OF_WORK, type TimeLimits } from '#prisma/time-limits.ts'
import { withConcurrency } from '#workflows/client/with-concurrency.ts'

/** Whether this is `npm run test:long` (LOCANDA_LONG=1). */
const isLong = process.env.LOCANDA_LONG === '1'

/** How often something is tried, or with what: `usual` in `npm test`, `long` in `npm run test:long`. */
export const rounds = <T>({ usual, long }: { usual: T; long: T }): T => (isLong ? long : usual)

/** Of a race about what becomes of one draft. */
const RACE_ROUNDS = rounds({ usual: 100, long: 2000 })
/** Of each other race: what it finds it mostly finds in its first rounds, and the rest in the long run. */
export const OTHER_RACE_ROUNDS = rounds({ usual: 25, long: 2000 })
/** Against what hangs: the long run may go on for hours behind everything else. */
export const ROUNDS_TIMEOUT_MS = rounds({ usual: 120_000, long: 7_200_000 })

/** Of the connections of a race: who waits for a lock waits for rounds beside it too, and the machine may be busy. */
const PATIENCE_MS = 50_000
export const RACE_LIMITS: TimeLimits = {
  ...OF_WORK,
  ...{
    statement: PATIENCE_MS,
    lock: PATIENCE_MS,
    transaction: PATIENCE_MS,
    connection: PATIENCE_MS,
    silence: 2 * PATIENCE_MS,
  },
}

/** Room is left in a pool of ten connections for all that races in one round. */
const AT_ONCE = 4

/** The rounds of a race, each about things of its own, so that some go on at once. @throws what the first failing round throws. */
export const raceRounds = (round: (nth: number) => Promise<void>, count = RACE_ROUNDS): Promise<void> =>
  withConcurrency([...Array(count).keys()], AT_ONCE, round)
