import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import type { EmergencyKind } from '#workflows/domain/emergency/emergency-kinds.ts'
import { CALLED_FOR_MS, emergencyTimes } from '#workflows/domain/emergency/times.ts'
import { SYSTEM } from './by.ts'
import { lockChats } from './lock-chat.ts'
import { stopFallbacks } from './stop-fallbacks.ts'

/** What the rules found in a guest's message. */
export type FoundEmergency = { messageId: string; chatId: string; kinds: EmergencyKind[] }

/**
 * Opens the emergencies that messages tell of, in the transaction that stores them: the host is to be called at once, and nothing
 * leaves by itself in their chats, nor a fallback that waits to leave. What one tells of that is open already has the host called
 * again, unless somebody has just taken that very kind.
 * @throws Error when a message was changed past the lock of its chat.
 */
export async function openEmergencies(
  tx: Transaction,
  hostId: string,
  { found, now }: { found: readonly FoundEmergency[]; now: Date },
): Promise<void> {
  const heads = await lockChats(tx, hostId, [...new Set(found.map(({ chatId }) => chatId))])
  for (const emergency of found) {
    const { chatId, messageId, kinds } = emergency
    await stopFallbacks(tx, { hostId, chatId, supersededById: null, by: SYSTEM, now }, heads.get(chatId) ?? 0)
    const isKnown = await joinOpen(tx, hostId, { ...emergency, now })
    if (!isKnown) await tx.emergency.create({ data: { hostId, chatId, messageId, kinds, ...emergencyTimes(now) } })
    await recordAudit(tx, {
      ...{ hostId, ...SYSTEM, action: 'emergency.found', subject: messageId },
      detail: { chatId, kinds, isKnown },
    })
  }
}

type Open = { id: string; kinds: string[]; takenAt: Date | null; createdAt: Date }

async function joinOpen(
  tx: Transaction,
  hostId: string,
  { chatId, messageId, kinds, now }: FoundEmergency & { now: Date },
): Promise<boolean> {
  const open = await tx.emergency.findFirst({
    where: { hostId, chatId, endedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true, kinds: true, takenAt: true, createdAt: true },
  })
  if (open === null) return false
  const where = { id: open.id, hostId }
  if (isPast(open, now)) {
    const data = { endedAt: now, endedAs: 'by_itself', nextCallAt: null, textDueAt: null } as const
    await tx.emergency.updateMany({ where, data })
    return false
  }
  // Whoever took it has not been told of this one.
  if (open.takenAt !== null) return kinds.every((kind) => open.kinds.includes(kind))
  const all = [...new Set([...open.kinds, ...kinds])]
  await tx.emergency.updateMany({ where, data: { kinds: all, newestMessageId: messageId, nextCallAt: now } })
  return true
}

const JUST_TAKEN_MS = 30 * 60_000

/**
 * Who took it half an hour ago and more may not be looking any more, and who has been called for a day in vain is called no more: what
 * comes then is another one.
 */
const isPast = ({ takenAt, createdAt }: Open, now: Date): boolean =>
  takenAt === null
    ? now.getTime() - createdAt.getTime() >= CALLED_FOR_MS
    : now.getTime() - takenAt.getTime() >= JUST_TAKEN_MS
