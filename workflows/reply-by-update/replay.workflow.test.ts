import { replayHistories } from '#tests/reply/replay-histories.ts'

const BRANCHES = [
  'approved',
  'approved-at-deadline',
  'asked-without-deadline',
  'automatic',
  'deadline-before-approval',
  'discarded',
  'drafting-failed',
  'edited',
  'failed',
  'fallback',
  'held',
  'host-reply',
  'host-reply-undone',
  'no-reply-needed',
  'outcome-unknown',
  'superseded-drafting',
  'superseded-settling',
  'superseded-waiting',
  'undone',
  'without-deadline',
]

// As long as a run of this type may be open, its histories are followed as they were.
replayHistories({ folder: new URL('histories/', import.meta.url), branches: BRANCHES })
