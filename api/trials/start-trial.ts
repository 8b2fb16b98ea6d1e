import type { StartTrialInput, TrialView } from '#api/contract/trials.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { holdProperty } from '#prisma/hold-property.ts'
import { inHost } from '#prisma/host-scope.ts'
import { startTrial as start } from '#prisma/trials/start-trial.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { toTrialView } from './trial-view.ts'

type StartTrial = { params: { id: string }; body: StartTrialInput }

/**
 * Has a question drafted by the worker as a guest's would be; nothing of it is a message.
 * @throws AppError not_found for a property that is not theirs, rate_limited after as many as an hour takes.
 */
export function startTrial({ deps, host }: HostContext, { params, body }: StartTrial): Promise<TrialView> {
  const [hostId, propertyId, id] = [host.id, params.id, deps.newId()]
  return inHost(deps.db, hostId, async (tx, now) => {
    if (!(await holdProperty(tx, { hostId, propertyId }))) throw notFound('Property')
    if (!(await start(tx, { id, hostId, propertyId, question: body.text, now })))
      throw new AppError('rate_limited', { code: 'too_many_requests', retryAfterSeconds: 600 })
    return toTrialView(await tx.trial.findUniqueOrThrow({ where: { id } }), now)
  })
}
