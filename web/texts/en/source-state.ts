import type { sourceState as italian } from '#web/texts/it/source-state.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** How a source does: what it has brought, and whether it rests. */
export const sourceState: TextsLike<typeof italian> = {
  heading: 'State of the source',
  lastContact: (ago) => `Last contact: ${ago}`,
  noContact: 'No contact so far',
  paused: 'Paused',
  pausedSince: (since) => `Paused since ${since}: nothing comes in and nothing leaves by itself.`,
  pause: 'Pause',
  pauseOf: (name) => `Pause ${name}`,
  pausedNow: (name) => `“${name}” is paused`,
  undo: 'Undo',
  resume: 'Resume',
  resumeOf: (name) => `Resume ${name}`,
  failedToPause: 'The source is not paused: try again.',
  failedToResume: 'The source is still paused: try again.',
}
