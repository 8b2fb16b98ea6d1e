import type { Database, Transaction } from '#prisma/client.ts'
import { databaseNow } from '#prisma/database-now.ts'
import { foldFigures } from './fold-figures.ts'
import { foldWeeks } from './fold-weeks.ts'
import { forgetPassing } from './forget-passing.ts'
import { lookAtNewHosts } from './look-at-new-hosts.ts'
import {
  pruneFileContents,
  pruneFilesOfStubs,
  pruneLeftWebhookEvents,
  pruneOriginals,
  pruneOrphanedDeferrals,
  pruneOutbox,
  pruneRequestCounts,
} from './prune.ts'
import { PRUNES_BY_AGE } from './prune-by-age.ts'
import { readFacts } from './read-facts.ts'
import { withMaintenanceLock } from './with-maintenance-lock.ts'

const TASKS = {
  ...PRUNES_BY_AGE,
  foldFigures,
  foldWeeks,
  pruneLeftWebhookEvents,
  pruneOutbox,
  pruneRequestCounts,
  pruneOrphanedDeferrals,
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
    // First: what else is done finds rows the sooner for it.
    { name: 'lookAtNewHosts', run: () => lookAtNewHosts(engineDb) },
    ...pruning,
    { name: 'forgetPassing', run: () => forgetPassing(engineDb, clock) },
    { name: 'readFacts', run: () => readFacts(engineDb, clock) },
  ]
}
