import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'

/** The first delivery of a message; one that is asked for later is numbered by the version it then has. */
export const FIRST_ATTEMPT = 1

type Delivery = { messageId: string; chatId: string; attempt: number }

/**
 * Starts the workflow that sends what is stored as approved, and writes down that it runs.
 * @throws AppError upstream_unavailable while Temporal is away.
 */
export async function startDelivery(
  { deps, host }: HostContext,
  { messageId, chatId, attempt }: Delivery,
): Promise<void> {
  await deps.engine.startDelivery({ hostId: host.id, chatId, messageId, attempt, undoSeconds: deps.config.undoSeconds })
  await inHost(deps.db, host.id, (tx) =>
    tx.message.updateMany({ where: { id: messageId, hostId: host.id }, data: { workflowAt: deps.now() } }),
  )
}
