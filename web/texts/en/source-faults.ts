import type { sourceFaults as italian } from '#web/texts/it/source-faults.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of a source that has stopped: loaded with its banner. */
export const sourceFaults: TextsLike<typeof italian> = {
  sourceStopped: (name) => `The source “${name}” has stopped.`,
  sourceAway: (name) => `The source “${name}” cannot be read: it is tried again by itself.`,
  sourceMisses: (name) => `The source “${name}” misses messages.`,
  mendSource: 'Fix it',
  sourceRests: (name, days) => `The source “${name}” has been paused for ${days === 1 ? 'a day' : `${days} days`}.`,
  nothingComes: 'What guests write there does not come in.',
  resumeSource: 'Resume it',
}
