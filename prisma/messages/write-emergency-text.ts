import type { Transaction } from '#prisma/client.ts'
import { addressOf, replyAddressOf } from '#prisma/reply-address.ts'
import { emergencyText } from '#workflows/domain/emergency/emergency-text.ts'
import { languageOfEmergency } from '#workflows/domain/emergency/find-emergency.ts'
import { SYSTEM } from './by.ts'
import { createMessage } from './create-message.ts'
import { lockChat } from './lock-chat.ts'
import { whyNoEmergencyText } from './why-no-emergency-text.ts'

export type EmergencyTextInput = { hostId: string; emergencyId: string; chatId: string; newId: () => string; now: Date }

const DAY_MS = 24 * 3_600_000

/**
 * Tells the guest what to do in an emergency that nobody has taken by its time, where `whyNoEmergencyText` finds nothing. Answers the message that is to leave at once; null where somebody was first, or with the reason kept.
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
  const recipient = await replyAddressOf(tx, { hostId, chatId })
  const open = await whyNoEmergencyText(tx, { hostId, chatId, recipient, now, writtenAt: guest.createdAt })
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
    recipient,
    ...{ createdAt: now, undoUntil: now, wakeOwedAt: now },
  }
  const audit = { hostId, ...SYSTEM, action: 'emergency.text', subject: id, detail: { chatId } }
  await createMessage(tx, columns, { creation: 'write_emergency_text', now, audit })
  await tx.emergency.updateMany({ where, data: { textDueAt: null, textMessageId: id } })
  return id
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
  const isOver = chat.checkOutDate.getTime() + DAY_MS < now.getTime()
  const goesTo = addressOf(chat)
  const isTheirs = goesTo !== null && goesTo.toLowerCase() === chat.stayAddress?.toLowerCase()
  return isOver || !isTheirs || !chat.property?.address.trim() ? null : chat.property.address.trim()
}
