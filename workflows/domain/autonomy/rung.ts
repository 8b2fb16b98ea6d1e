import { betaQuantile, type Counted, probabilityBelow } from '#workflows/domain/confidence/beta.ts'

/** What the host decided on one topic of one property, within the time that counts. `sinceBad`: after the last bad edit or complaint. */
export type RungCounts = { all: Counted; sinceBad: Counted }

/** The host's own word on a rung; null: whatever the mode says. */
export const RUNG_SETTINGS = ['earned', 'always', 'never'] as const
export type RungSetting = (typeof RUNG_SETTINGS)[number]

/** How sure it has to be, and of how many in a hundred. */
export const EARNED_TARGET = { min: 0.5, max: 0.99, default: 0.9 } as const
const DOUBT = 0.05
export const CERTAINTY = 1 - DOUBT

export const NO_COUNTS: RungCounts = { all: { good: 0, bad: 0 }, sinceBad: { good: 0, bad: 0 } }

const isSure = (counted: Counted, target: number) => probabilityBelow(target, counted) <= DOUBT

/**
 * Earned: with 95 % certainty at least so many of its drafts are sent unchanged, among all that count and among those since the
 * last bad one. So a bad one locks at once, however many good ones came before, and what opens it again is as many as at first.
 */
export const isEarned = ({ all, sinceBad }: RungCounts, target: number): boolean =>
  isSure(all, target) && isSure(sinceBad, target)

/** The share of drafts sent unchanged that is exceeded with 95 % certainty: of the two counts the lower. */
export const surelyUnchanged = ({ all, sinceBad }: RungCounts): number =>
  Math.min(betaQuantile(DOUBT, all), betaQuantile(DOUBT, sinceBad))

const MOST_NEEDED = 2_000

/** How many more drafts sent unchanged open it; 0 where it is open. */
export function stillNeeded({ all, sinceBad }: RungCounts, target: number): number {
  let more = 0
  while (more < MOST_NEEDED) {
    const after = (counted: Counted) => ({ ...counted, good: counted.good + more })
    if (isEarned({ all: after(all), sinceBad: after(sinceBad) }, target)) return more
    more += 1
  }
  return MOST_NEEDED
}

/** Drafts that open a topic at the usual target, sent unchanged one after the other from the first on. */
export const draftsToEarn = () => stillNeeded(NO_COUNTS, EARNED_TARGET.default)
