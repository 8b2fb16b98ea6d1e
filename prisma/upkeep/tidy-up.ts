import type { Database } from '#prisma/client.ts'
import { foldFigures } from './fold-figures.ts'
import { inTurn } from './in-turn.ts'
import { pruneIdempotencyKeys, pruneLiveEvents, pruneWebhookEvents } from './prune.ts'

const TASKS = [foldFigures, pruneLiveEvents, pruneWebhookEvents, pruneIdempotencyKeys]

/**
 * Keeps the database small and its reads quick: batch by batch, each its own transaction, until nothing is left to do.
 * Any number of processes may, as often as they like.
 */
export async function tidyUp({ engineDb, now }: { engineDb: Database; now: () => Date }): Promise<void> {
  for (const task of TASKS) while ((await inTurn(engineDb, (tx) => task(tx, now()))) > 0);
}
