/**
 * Files that start a worker of their own. It would sweep up what every other file of the run has left, so each is a
 * run for itself, on a database and a Temporal namespace that nobody else has used.
 */
export const FILES_THAT_RUN_ALONE = [
  'activities/worker.db.test.ts',
  'tests/mailbox/mail-to-draft.db.test.ts',
  'tests/safety/canaries.db.test.ts',
]
