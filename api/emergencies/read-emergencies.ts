import type { EmergencyView } from '#api/contract/emergencies.ts'
import type { Prisma, Transaction } from '#prisma/client.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import { EMERGENCY_KINDS } from '#workflows/domain/emergency/emergency-kinds.ts'

const MOST = 50
/** A day of calls, on four ways. */
const MOST_CALLS = 300

/** The newest first, each with its calls. */
export async function readEmergencies(
  tx: Transaction,
  where: Prisma.EmergencyWhereInput & { hostId: string },
): Promise<EmergencyView[]> {
  const rows = await tx.emergency.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    include: {
      chat: { select: { sender: true, property: { select: { name: true } } } },
      calledBy: { orderBy: { id: 'asc' }, take: MOST_CALLS },
    },
  })
  return rows.map((row) => ({
    id: row.id,
    chatId: row.chatId,
    messageId: row.messageId,
    kinds: EMERGENCY_KINDS.filter((kind) => row.kinds.includes(kind)),
    sender: row.chat.sender,
    property: row.chat.property?.name ?? null,
    createdAt: row.createdAt.toISOString(),
    takenAt: row.takenAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    endedAs: row.endedAs,
    nextCallAt: row.nextCallAt?.toISOString() ?? null,
    textDueAt: row.textDueAt?.toISOString() ?? null,
    textMessageId: row.textMessageId,
    textFault: readFault(row.textFault),
    calls: row.calledBy.map(({ way, at, fault }) => ({ way, at: at.toISOString(), fault: readFault(fault) })),
  }))
}
