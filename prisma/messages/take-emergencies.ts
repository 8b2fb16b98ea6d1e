import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import type { By } from './by.ts'

/** `takenById`: the reply that takes them, which can be taken back; without one they are taken for good. */
export type TakeEmergencies = { hostId: string; chatId: string; takenById?: string; by: By; now: Date } & {
  /** Only what messages of this number or a lower one told of first. */
  upTo?: number | null
}

/** The host takes what is open in a chat, by saying so or by answering: the calling ends, and no emergency text leaves. */
export async function takeEmergencies(
  tx: Transaction,
  { hostId, chatId, takenById, upTo = null, by, now }: TakeEmergencies,
): Promise<void> {
  if (takenById === undefined) {
    const byReply = { hostId, chatId, takenById: { not: null }, endedAt: null }
    await tx.emergency.updateMany({ where: byReply, data: { takenById: null } })
  }
  const taken = await tx.emergency.updateManyAndReturn({
    where: { hostId, chatId, takenAt: null, endedAt: null, ...(await toldOfIn(tx, { hostId, chatId, upTo })) },
    data: { takenAt: now, takenById: takenById ?? null, nextCallAt: null, textDueAt: null },
    select: { id: true },
  })
  for (const { id } of taken) {
    await recordAudit(tx, { hostId, ...by, action: 'emergency.take', subject: id, detail: { chatId } })
  }
}

async function toldOfIn(
  tx: Transaction,
  { hostId, chatId, upTo }: { hostId: string; chatId: string; upTo: number | null },
) {
  if (upTo === null) return {}
  const unseen = await tx.message.findMany({
    where: { hostId, chatId, kind: 'guest', seq: { gt: upTo } },
    select: { id: true },
  })
  return { messageId: { notIn: unseen.map(({ id }) => id) } }
}
