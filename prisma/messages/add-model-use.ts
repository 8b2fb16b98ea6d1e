import { Prisma, type Transaction } from '#prisma/client.ts'
import { readModelUse } from '#prisma/model-use-column.ts'
import { addUse, type ModelUse } from '#workflows/domain/model-use.ts'
import type { MessageRef } from './message-row.ts'
import { messageRows } from './message-rows.ts'

/** Adds what a call of a model took to its draft, whatever became of either. The caller's transaction holds no lock of it yet. */
export async function addModelUse(tx: Transaction, { hostId, messageId }: MessageRef, use: ModelUse): Promise<void> {
  const [row] = await tx.$queryRaw<{ modelUse: unknown }[]>(
    Prisma.sql`select model_use as "modelUse" from message where id = ${messageId}::uuid and host_id = ${hostId}::uuid for no key update`,
  )
  if (row === undefined) return
  const modelUse = addUse(readModelUse(row.modelUse) ?? undefined, use)
  await messageRows(tx).updateMany({ where: { id: messageId, hostId }, data: { modelUse } })
}
