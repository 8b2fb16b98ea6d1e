import type { sourceState as italian } from '#web/texts/it/source-state.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

const messages = (n: string) => (n === '1' ? '1 message' : `${n} messages`)

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
  backlog: (left, of) => `Coming in: ${left} of ${of} left`,
  notCounted: 'Not counted yet',
  held: (all, had) => `The mailbox has ${messages(all)}, we have ${had}`,
  brought: (had) => `WhatsApp cannot be counted: so far it has brought ${messages(had)}`,
  unreadable: (many) => `${many} unreadable`,
  filtered: (many) => `${many} left out by the filter`,
  waiting: (many) => `${many} still to be read`,
  missing: (many) =>
    many === 1
      ? '1 message is missing: it is read again at each count.'
      : `${many} messages are missing: they are read again at each count.`,
  countedAt: (ago) => `Counted ${ago}`,
  counting: 'Counting…',
  countWaits: 'The count waits: what reads the mailboxes is busy or away.',
  count: 'Count now',
  countOf: (name) => `Count now: ${name}`,
  readAgain: 'Read again what is missing',
  readAgainOf: (name) => `Read again what ${name} misses`,
  failedToCount: 'The count has not begun: try again.',
  failedToPause: 'The source is not paused: try again.',
  failedToResume: 'The source is still paused: try again.',
}
