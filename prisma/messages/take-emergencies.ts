import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import type { By } from './change-message.ts'

export type TakeEmergencies = { hostId: string; chatId: string; by: By; now: Date }

/** The host takes what is open in a chat, by saying so or by answering: the calling ends, and no emergency text leaves. */
export async function takeEmergencies(tx: Transaction, { hostId, chatId, by, now }: TakeEmergencies): Promise<void> {
  const taken = await tx.emergency.updateManyAndReturn({
    where: { hostId, chatId, takenAt: null, endedAt: null },
    data: { takenAt: now, nextCallAt: null, textDueAt: null },
    select: { id: true },
  })
  for (const { id } of taken) {
    await recordAudit(tx, { hostId, ...by, action: 'emergency.take', subject: id, detail: { chatId } })
  }
}
