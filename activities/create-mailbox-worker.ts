import { type NativeConnection, Worker } from '@temporalio/worker'
import type { ActivityDeps } from '#activities/deps.ts'
import { createSourceActivities } from '#activities/ingest/create-source-activities.ts'
import { createWatchPlaces } from '#activities/ingest/watch-places.ts'
import { MAILBOX_TASK_QUEUE } from '#workflows/domain/workflow-names.ts'

/** An open mailbox takes a place for as long as it is watched. Of more, each gets its turn. */
const MAILBOXES = 500
const TURNS_EVERY_MS = 15_000

type MailboxWorker = { deps: ActivityDeps; connection: NativeConnection; namespace: string }

/** Watching ends at once when the process does: there is nothing to bring to an end. */
export function createMailboxWorker({ deps, ...temporal }: MailboxWorker): Promise<Worker> {
  const places = createWatchPlaces({ most: MAILBOXES, now: () => performance.now() })
  setInterval(() => places.giveWay(), TURNS_EVERY_MS).unref()
  return Worker.create({
    ...temporal,
    taskQueue: MAILBOX_TASK_QUEUE,
    activities: createSourceActivities(deps, places),
    maxConcurrentActivityTaskExecutions: MAILBOXES,
    // Twice within the heartbeat's time limit, and for five hundred mailboxes still no storm.
    maxHeartbeatThrottleInterval: '4 seconds',
    shutdownForceTime: '8 seconds',
  })
}
