import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError } from '#workflows/domain/errors.ts'

type Delivery = { messageId: string; chatId: string; attempt: number; overtaken?: string[] }

/**
 * Starts the sending of what is stored as approved, and wakes the workflows that it overtook. While Temporal is away
 * the worker's sweep does it later: the message is safe, so the host is not told of a failure.
 */
export async function startDelivery({ deps, host, requestId }: HostContext, delivery: Delivery): Promise<void> {
  const { messageId, chatId, attempt, overtaken = [] } = delivery
  try {
    await deps.engine.startDelivery({
      hostId: host.id,
      chatId,
      messageId,
      attempt,
      undoSeconds: deps.config.undoSeconds,
    })
    await inHost(deps.db, host.id, (tx) =>
      tx.message.updateMany({
        where: { id: messageId, hostId: host.id, version: attempt },
        data: { workflowAt: deps.now() },
      }),
    )
    await deps.engine.tellSuperseded(overtaken)
  } catch (error) {
    if (!(error instanceof AppError && error.kind === 'upstream_unavailable')) throw error
    deps.log.warn({ requestId, messageId }, 'delivery not started: left to the sweep')
  }
}
