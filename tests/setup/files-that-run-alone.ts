/**
 * Files that start a worker of their own, or do what it does for all hosts. It would sweep up what every other file of the run has left, so each is a
 * run for itself, on a database and a Temporal namespace that nobody else has used.
 */
export const FILES_WITH_A_WORKER = [
  'activities/ingest/merged-runs.db.test.ts',
  'activities/sweep/index-messages.db.test.ts',
  'activities/worker.db.test.ts',
  'api/messages/decide-draft.db.test.ts',
  'api/messages/decided-while-away.db.test.ts',
  'tests/safety/canaries.db.test.ts',
]

/**
 * For the time of the first nobody else of the realm is an administrator; the second tries every call with ids that it
 * was answered, so that whoever there is may get the role, or be disabled. They run when all else that signs in has ended.
 */
export const FILES_THAT_RUN_LAST = ['tests/safety/last-administrator.db.test.ts', 'tests/safety/contract.db.test.ts']

/** Mostly wait, for a Keycloak of their own or for runs that begin in their time: they go on beside all others, and keep none of them. */
export const FILES_THAT_WAIT = ['tests/mailbox/after-an-outage.db.test.ts', 'tests/safety/keycloak-away.db.test.ts']

export const FILES_THAT_RUN_ALONE = [...FILES_WITH_A_WORKER, ...FILES_THAT_WAIT, ...FILES_THAT_RUN_LAST]
