import type { TrialView } from '#api/contract/trials.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { toTrialView } from './trial-view.ts'

/** @throws AppError not_found, also for another host's, and once its day is over. */
export const readTrial = (
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<TrialView> =>
  inHost(deps.db, host.id, async (tx, now) => {
    const trial = await tx.trial.findFirst({ where: { id, hostId: host.id } })
    if (trial === null) throw notFound('Trial')
    return toTrialView(trial, now)
  })
