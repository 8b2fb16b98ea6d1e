import type { SourceInput } from '#workflows/domain/workflow-names.ts'

/** Why watching a source came to an end. */
export type WatchOutcome =
  /** Time is up or something changed: watch again at once. */
  | 'again'
  /** Credentials refused: nothing is tried until the host edits it or asks for it. */
  | 'auth_error'
  /** Away for now: watch again after a pause. */
  | 'unreachable'
  /** Deleted: the workflow ends. */
  | 'gone'

/** What the source workflow asks the mailbox worker to do; only ids travel. */
export type SourceActivities = {
  /** Brings in what is there, then waits for more, for at most 25 minutes. Heartbeats; ends promptly when cancelled. */
  watchSource(input: SourceInput): Promise<WatchOutcome>
  /** Brings in what is there now, on a connection of its own. */
  pollSource(input: SourceInput): Promise<WatchOutcome>
}
