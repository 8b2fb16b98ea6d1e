import type { Transaction } from '#prisma/client.ts'
import { addressOf, replyAddressOf } from '#prisma/reply-address.ts'
import { STALE_AFTER_HOURS } from '#workflows/domain/deadline.ts'
import { emergencyText } from '#workflows/domain/emergency/emergency-text.ts'
import { languageOfEmergency } from '#workflows/domain/emergency/find-emergency.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { SYSTEM } from './change-message.ts'
import { createMessage } from './create-message.ts'
import { lockChat } from './lock-chat.ts'
import { refuseClosedChat } from './refuse-closed-chat.ts'

export type EmergencyTextInput = { hostId: string; emergencyId: string; chatId: string; newId: () => string; now: Date }

const HOUR_MS = 3_600_000
const ONCE_IN_MS = 24 * HOUR_MS

/**
 * Tells the guest what to do in an emergency that nobody has taken by its time: once a chat and day, and not to a message of more
 * than six hours ago. Answers the message that is to leave at once; null where somebody was first, or with the reason kept.
 * @throws AppError not_found for another host's chat.
 */
export async function writeEmergencyText(tx: Transaction, input: EmergencyTextInput): Promise<string | null> {
  const { hostId, emergencyId, chatId, now } = input
  await lockChat(tx, input)
  const emergency = await tx.emergency.findFirst({
    where: { id: emergencyId, hostId, takenAt: null, endedAt: null, textDueAt: { lte: now } },
    select: { messageId: true },
  })
  if (emergency === null) return null
  const guest = await tx.message.findFirst({
    where: { id: emergency.messageId, hostId },
    select: { text: true, subject: true, seq: true, createdAt: true },
  })
  if (guest === null) return null
  const where = { id: emergencyId, hostId }
  const open = await whyNot(tx, { hostId, chatId, now, writtenAt: guest.createdAt })
  if ('fault' in open) {
    await tx.emergency.updateMany({ where, data: { textDueAt: null, textFault: open.fault } })
    return null
  }
  const settings = await tx.appSettings.findUnique({ where: { hostId }, select: { emergencyText: true } })
  const language = languageOfEmergency(guest.text) ?? languageOfEmergency(guest.subject ?? '')
  const id = input.newId()
  const columns = {
    id,
    ...{ hostId, chatId, sourceId: open.sourceId, seq: guest.seq, language },
    text: emergencyText({
      language,
      own: settings?.emergencyText ?? '',
      address: await addressForGuest(tx, { hostId, chatId, now }),
    }),
    recipient: await replyAddressOf(tx, { hostId, chatId }),
    ...{ createdAt: now, undoUntil: now, wakeOwedAt: now },
  }
  const audit = { hostId, ...SYSTEM, action: 'emergency.text', subject: id, detail: { chatId } }
  await createMessage(tx, columns, { creation: 'write_emergency_text', now, audit })
  await tx.emergency.updateMany({ where, data: { textDueAt: null, textMessageId: id } })
  return id
}

type Asked = { hostId: string; chatId: string; now: Date; writtenAt: Date }

async function whyNot(
  tx: Transaction,
  { writtenAt, ...chat }: Asked,
): Promise<{ fault: Sentence } | { sourceId: string }> {
  const { hostId, chatId, now } = chat
  if (now.getTime() - writtenAt.getTime() > STALE_AFTER_HOURS * HOUR_MS) {
    return { fault: say({ code: 'too_old', params: { hours: STALE_AFTER_HOURS } }) }
  }
  const lately = { gt: new Date(now.getTime() - ONCE_IN_MS) }
  // One that gave way was never sent.
  const before = { hostId, chatId, kind: 'emergency', status: { not: 'discarded' }, createdAt: lately } as const
  if ((await tx.message.count({ where: before })) > 0) return { fault: say({ code: 'emergency_text_sent_before' }) }
  try {
    return { sourceId: await refuseClosedChat(tx, chat) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { fault: error.sentence }
  }
}

/** Only the guest of a confirmed stay that is not over, at the address of that stay, is told where the house is. */
async function addressForGuest(
  tx: Transaction,
  { hostId, chatId, now }: { hostId: string; chatId: string; now: Date },
): Promise<string | null> {
  const chat = await tx.chat.findFirst({
    where: { id: chatId, hostId },
    select: {
      ...{ stayConfirmedBy: true, stayAddress: true, checkOutDate: true, replyTo: true, email: true },
      property: { select: { address: true } },
    },
  })
  if (chat === null || chat.stayConfirmedBy === null || chat.checkOutDate === null) return null
  const isOver = chat.checkOutDate.getTime() + ONCE_IN_MS < now.getTime()
  const goesTo = addressOf(chat)
  const isTheirs = goesTo !== null && goesTo.toLowerCase() === chat.stayAddress?.toLowerCase()
  return isOver || !isTheirs || !chat.property?.address.trim() ? null : chat.property.address.trim()
}
