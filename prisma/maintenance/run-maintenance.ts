import type { Database } from '#prisma/client.ts'
import { foldFigures } from './fold-figures.ts'
import { forgetPassing } from './forget-passing.ts'
import {
  pruneAlerts,
  pruneDecisions,
  pruneDeferrals,
  pruneFileContents,
  pruneFilesOfStubs,
  pruneHostNotices,
  pruneIdempotencyKeys,
  pruneLiveEvents,
  pruneMailboxChecks,
  pruneNotices,
  pruneOriginals,
  pruneOrphanedDeferrals,
  pruneOutbox,
  pruneRequestCounts,
  pruneTrouble,
  pruneUnknownTopics,
  pruneUnreadWebhooks,
  pruneUnsentTexts,
  pruneWebhookEvents,
} from './prune.ts'
import { readFacts } from './read-facts.ts'
import { withMaintenanceLock } from './with-maintenance-lock.ts'

const TASKS = [
  foldFigures,
  pruneLiveEvents,
  pruneWebhookEvents,
  pruneUnreadWebhooks,
  pruneIdempotencyKeys,
  pruneOutbox,
  pruneRequestCounts,
  pruneTrouble,
  pruneNotices,
  pruneHostNotices,
  pruneAlerts,
  pruneDecisions,
  pruneUnknownTopics,
  forgetPassing,
  pruneDeferrals,
  pruneOrphanedDeferrals,
  pruneUnsentTexts,
  pruneMailboxChecks,
  pruneFileContents,
  readFacts,
]

/** `originalsKeptDays`: how long mails are kept as they came. */
export type MaintenanceDeps = { engineDb: Database; now: () => Date; originalsKeptDays: number }

/**
 * Keeps the database small and its reads quick: batch by batch, each its own transaction, until nothing is left to do.
 * Any number of processes may, as often as they like.
 */
export async function runMaintenance({ engineDb, now, originalsKeptDays }: MaintenanceDeps): Promise<void> {
  const tasks = [...TASKS, pruneOriginals(originalsKeptDays), pruneFilesOfStubs(originalsKeptDays)]
  for (const task of tasks) while ((await withMaintenanceLock(engineDb, (tx) => task(tx, now()))) > 0);
}
