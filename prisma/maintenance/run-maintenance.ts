import type { Database } from '#prisma/client.ts'
import { foldFigures } from './fold-figures.ts'
import {
  pruneIdempotencyKeys,
  pruneLiveEvents,
  pruneOriginals,
  pruneOutbox,
  pruneRequestCounts,
  pruneWebhookEvents,
} from './prune.ts'
import { withMaintenanceLock } from './with-maintenance-lock.ts'

const TASKS = [
  foldFigures,
  pruneLiveEvents,
  pruneWebhookEvents,
  pruneIdempotencyKeys,
  pruneOriginals,
  pruneOutbox,
  pruneRequestCounts,
]

/**
 * Keeps the database small and its reads quick: batch by batch, each its own transaction, until nothing is left to do.
 * Any number of processes may, as often as they like.
 */
export async function runMaintenance({ engineDb, now }: { engineDb: Database; now: () => Date }): Promise<void> {
  for (const task of TASKS) while ((await withMaintenanceLock(engineDb, (tx) => task(tx, now()))) > 0);
}
