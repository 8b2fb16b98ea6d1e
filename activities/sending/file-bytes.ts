import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { MessageRef } from '#prisma/messages/message-row.ts'

/** How many bytes of files are still to leave with a message. */
export async function fileBytes({ db }: Pick<ActivityDeps, 'db'>, { hostId, messageId }: MessageRef): Promise<number> {
  const { _sum: sum } = await inHost(db, hostId, (tx) =>
    tx.messageFile.aggregate({ where: { hostId, messageId, leftAs: null }, _sum: { bytes: true } }),
  )
  return sum.bytes ?? 0
}
