import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import { emergencyTimes } from '#workflows/domain/emergency/times.ts'
import { STANDING_ANSWERS } from '#workflows/domain/message-status.ts'
import type { By } from './by.ts'
import type { MessageRow } from './message-row.ts'

/**
 * The reply that took an emergency was taken back, or did not arrive: the host is called again at once, and the guest gets the emergency text by its time
 * unless it was written. What a later answer that stands answers too is taken by that one from now on.
 */
export async function giveBackEmergencies(
  tx: Transaction,
  reply: MessageRow,
  { by, now }: { by: By; now: Date },
): Promise<void> {
  const { hostId, chatId } = reply
  const where = { hostId, chatId, takenById: reply.id, endedAt: null }
  const taken = await tx.emergency.findMany({ where, select: { id: true, textMessageId: true, textFault: true } })
  if (taken.length === 0) return
  const takenById = await laterAnswer(tx, reply)
  if (takenById !== null) {
    await tx.emergency.updateMany({ where, data: { takenById } })
    return
  }
  const { nextCallAt, textDueAt } = emergencyTimes(now)
  for (const { id, textMessageId, textFault } of taken) {
    const text = textMessageId === null && textFault === null ? { textDueAt } : {}
    await tx.emergency.updateMany({
      where: { id, hostId },
      data: { takenAt: null, takenById: null, nextCallAt, ...text },
    })
    await recordAudit(tx, { hostId, ...by, action: 'emergency.give_back', subject: id, detail: { chatId } })
  }
}

async function laterAnswer(tx: Transaction, { id, hostId, chatId, seq }: MessageRow): Promise<string | null> {
  const answer = await tx.message.findFirst({
    where: {
      ...{ hostId, chatId, id: { not: id }, seq: { gte: seq }, status: { in: [...STANDING_ANSWERS] } },
      AND: [
        { OR: [{ kind: 'host_reply' }, { kind: 'draft', approvedAt: { not: null } }] },
        { OR: [{ answersUpTo: null }, { answersUpTo: { gte: seq } }] },
      ],
    },
    orderBy: { seq: 'desc' },
    select: { id: true },
  })
  return answer?.id ?? null
}
