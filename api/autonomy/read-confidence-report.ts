import type { ConfidenceReportView } from '#api/contract/autonomy.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type Curve, IDENTITY, isCurve, middleOf } from '#workflows/domain/confidence/calibrate.ts'
import { type ConfidenceReport, reportOn } from '#workflows/domain/confidence/confidence-report.ts'

/** As it was last reckoned: a decision of the last seconds may not be in it yet. */
export const readConfidenceReport = ({ deps, host }: HostContext): Promise<ConfidenceReportView> =>
  inHost(deps.db, host.id, async (tx) => {
    const own = await tx.calibration.findUnique({ where: { hostId: host.id } })
    if (own === null || !isCurve(own.curve)) return ofNobody(tx)
    return {
      basis: 'own',
      fittedAt: own.fittedAt.toISOString(),
      ...(own.report as ConfidenceReport),
      curve: pointsOf(own.curve),
    }
  })

async function ofNobody(tx: Transaction): Promise<ConfidenceReportView> {
  const shared = await tx.sharedCalibration.findUnique({ where: { id: 1 } })
  const curve = isCurve(shared?.curve) ? shared.curve : null
  return {
    basis: curve === null ? 'none' : 'all_hosts',
    fittedAt: null,
    ...reportOn([]),
    curve: pointsOf(curve ?? IDENTITY),
  }
}

const pointsOf = (curve: Curve) => curve.map((means, bin) => ({ score: middleOf(bin), means }))
