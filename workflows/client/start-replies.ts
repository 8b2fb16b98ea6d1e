import { inHost } from '#prisma/host-scope.ts'
import { behindNewerMs } from '#workflows/domain/behind-newer.ts'
import { type ClientDeps, eachMessage } from './each-message.ts'
import { startRun } from './run.ts'

export type StartDeps = ClientDeps & { settleSeconds: number; now: () => Date }

/**
 * Starts the runs of stored guest messages, each when it has settled: guests write in bursts; what came late, after the newer ones.
 * Asking twice is the same as once.
 * @throws what `isTemporalUnavailable` knows while Temporal is away: what was not started keeps `workflow_at` null.
 */
export async function startReplies(deps: StartDeps, hostId: string, guestMessageIds: readonly string[]): Promise<void> {
  const messages = guestMessageIds.map((id) => ({ hostId, messageId: id, answersId: id }))
  const started = await eachMessage(deps, { hostId, messages }, ({ run, label }) => {
    const settledAt = label.storedAt.getTime() + deps.settleSeconds * 1000 + behindNewerMs(label)
    return startRun(deps.temporal, run, { delayMs: settledAt - deps.now().getTime(), answerMs: deps.answerMs })
  })
  const ids = started.map(({ message }) => message.messageId)
  await inHost(deps.db, hostId, (tx) =>
    tx.message.updateMany({ where: { id: { in: ids }, hostId, workflowAt: null }, data: { workflowAt: deps.now() } }),
  )
}
