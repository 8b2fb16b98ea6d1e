import type { Database, Transaction } from '#prisma/client.ts'
import { databaseNow } from '#prisma/database-now.ts'
import { foldFigures } from './fold-figures.ts'
import { foldWeeks } from './fold-weeks.ts'
import { forgetPassing } from './forget-passing.ts'
import {
  pruneAlerts,
  pruneDecisions,
  pruneDeferrals,
  pruneFileContents,
  pruneFilesOfStubs,
  pruneHostNotices,
  pruneIdempotencyKeys,
  pruneLeftWebhookEvents,
  pruneLiveEvents,
  pruneMailboxChecks,
  pruneNotices,
  pruneOriginals,
  pruneOrphanedDeferrals,
  pruneOutbox,
  prunePushDevices,
  prunePushes,
  pruneRefusedWebhooks,
  pruneRequestCounts,
  pruneTrials,
  pruneTrouble,
  pruneUnknownTopics,
  pruneUnreadWebhooks,
  pruneUnsentFiles,
  pruneUnsentTexts,
  pruneWebhookEvents,
} from './prune.ts'
import { readFacts } from './read-facts.ts'
import { withMaintenanceLock } from './with-maintenance-lock.ts'

const TASKS = {
  foldFigures,
  foldWeeks,
  pruneLiveEvents,
  pruneWebhookEvents,
  pruneLeftWebhookEvents,
  pruneUnreadWebhooks,
  pruneRefusedWebhooks,
  pruneIdempotencyKeys,
  pruneOutbox,
  prunePushDevices,
  prunePushes,
  pruneRequestCounts,
  pruneTrials,
  pruneTrouble,
  pruneNotices,
  pruneHostNotices,
  pruneAlerts,
  pruneDecisions,
  pruneUnknownTopics,
  pruneDeferrals,
  pruneOrphanedDeferrals,
  pruneUnsentTexts,
  pruneUnsentFiles,
  pruneMailboxChecks,
  pruneFileContents,
}

/** `originalsKeptDays`: how long mails are kept as they came. `clock`: in place of PostgreSQL's own, which stamped what is pruned. */
export type MaintenanceOf = { engineDb: Database; originalsKeptDays: number; clock?: () => Date }
export type MaintenanceTask = { name: string; run: () => Promise<void> }

/**
 * What keeps the database small and its reads quick: each batch by batch, each batch its own transaction, until nothing is left to do.
 * Any number of processes may, as often as they like.
 */
export function maintenanceTasks({ engineDb, originalsKeptDays, clock }: MaintenanceOf): MaintenanceTask[] {
  const kept = {
    pruneOriginals: pruneOriginals(originalsKeptDays),
    pruneFilesOfStubs: pruneFilesOfStubs(originalsKeptDays),
  }
  const pruning = Object.entries({ ...TASKS, ...kept }).map(([name, batch]) => ({
    name,
    run: async () => {
      const prune = async (tx: Transaction) => batch(tx, clock?.() ?? (await databaseNow(tx)))
      while ((await withMaintenanceLock(engineDb, prune)) > 0);
    },
  }))
  return [
    ...pruning,
    { name: 'forgetPassing', run: () => forgetPassing(engineDb, clock) },
    { name: 'readFacts', run: () => readFacts(engineDb, clock) },
  ]
}
