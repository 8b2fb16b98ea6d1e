import type { SourceDeps } from '#activities/deps.ts'
import { eachApart } from '#activities/process/each-apart.ts'
import { databaseNow } from '#prisma/database-now.ts'
import { decidedDrafts, hostsToFit, keepCalibration, keepShared, readBins } from '#prisma/learning/calibrations.ts'
import { countBins, fitAll, fitHost, NEWEST_FITTED, together } from '#workflows/domain/confidence/calibrate.ts'
import { type DecidedDraft, reportOn } from '#workflows/domain/confidence/confidence-report.ts'

type Deps = Pick<SourceDeps, 'engineDb' | 'log'>

/**
 * Fits the curve of every host who has decided something since, with the curve of all the others where their own decisions are few,
 * and then that of all. Any number of workers may: the same decisions give the same curve.
 */
export async function fitCalibrations({ engineDb, log }: Deps): Promise<void> {
  const now = await databaseNow(engineDb)
  const hosts = await hostsToFit(engineDb)
  if (hosts.length === 0) return
  const bins = await readBins(engineDb)
  const fit = async (hostId: string) => {
    const drafts = await decidedDrafts(engineDb, { hostId, now })
    const own = countBins(
      drafts
        .filter(({ isCapped }) => !isCapped)
        .slice(0, NEWEST_FITTED)
        .map(toOutcome),
    )
    bins.set(hostId, own)
    const others = [...bins].flatMap(([other, counts]) => (other === hostId ? [] : [counts]))
    const curve = fitHost(own, fitAll(together(others)))
    await keepCalibration(engineDb, { hostId, curve, bins: own, report: reportOn(drafts), fittedAt: now })
  }
  await eachApart(hosts, fit, { name: 'calibration', log })
  // Last: what was not come to is found again.
  await keepShared(engineDb, { curve: fitAll(together([...bins.values()])), hosts: bins.size, fittedAt: now })
}

const toOutcome = ({ score, outcome }: DecidedDraft) => ({ score, isUnchanged: outcome === 'unchanged' })
