import type { Prisma, Transaction } from '#prisma/client.ts'
import { DIRECT_CHANNELS } from '#workflows/domain/channels.ts'
import { STALE_AFTER_HOURS } from '#workflows/domain/deadline.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { lockAutomaticSends } from './caps-of-chat.ts'
import { refuseClosedChat } from './refuse-closed-chat.ts'

/** `recipient`: whom it would go to. */
export type EmergencyAsked = { hostId: string; chatId: string; recipient: string | null; now: Date; writtenAt: Date }

const HOUR_MS = 3_600_000
const ONCE_IN_MS = 24 * HOUR_MS
/** More guests than live in one house that burns: what is beyond is somebody who wants such mails sent. */
const MOST_AN_HOUR = 20

/**
 * Why no text may go to a guest who tells of an emergency, or the source by which it may: once a day to a chat and to an address, so
 * many of a host in an hour, and not for a message of more than six hours ago. Nobody else's text is counted meanwhile.
 * @throws AppError not_found for another host's chat.
 */
export async function whyNoEmergencyText(
  tx: Transaction,
  asked: EmergencyAsked,
): Promise<{ fault: Sentence } | { sourceId: string }> {
  const { hostId, now, writtenAt } = asked
  if (now.getTime() - writtenAt.getTime() > STALE_AFTER_HOURS * HOUR_MS) {
    return { fault: say({ code: 'too_old', params: { hours: STALE_AFTER_HOURS } }) }
  }
  await lockAutomaticSends(tx, hostId)
  if (await wasToldBefore(tx, asked)) return { fault: say({ code: 'emergency_text_sent_before' }) }
  if ((await countSince(tx, asked, { ageMs: HOUR_MS })) >= MOST_AN_HOUR) {
    return { fault: say({ code: 'cap_of_hour_met', params: { most: MOST_AN_HOUR } }) }
  }
  if (await isPaused(tx, asked)) return { fault: say({ code: 'source_paused' }) }
  try {
    return { sourceId: await refuseClosedChat(tx, { ...asked, text: '' }) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { fault: error.sentence }
  }
}

const isPaused = async (tx: Transaction, { hostId, chatId }: EmergencyAsked) =>
  (await tx.chat.count({ where: { id: chatId, hostId, source: { pausedAt: { not: null } } } })) > 0

/** Behind a platform the chat is the guest: it writes for all of them from one address. */
async function wasToldBefore(tx: Transaction, asked: EmergencyAsked): Promise<boolean> {
  const { hostId, chatId, recipient } = asked
  const chat = await tx.chat.findFirst({ where: { id: chatId, hostId }, select: { channel: true } })
  const isDirect = DIRECT_CHANNELS.some((channel) => channel === chat?.channel)
  const elsewhere = { recipient, chat: { channel: { in: [...DIRECT_CHANNELS] } } }
  const which = { OR: [{ chatId }, ...(isDirect && recipient !== null ? [elsewhere] : [])] }
  return (await countSince(tx, asked, { ageMs: ONCE_IN_MS, which })) > 0
}

/** Of one that gave way, and was never sent, its emergency knows nothing any more. */
async function countSince(
  tx: Transaction,
  { hostId, now }: EmergencyAsked,
  { ageMs, which = {} }: { ageMs: number; which?: Prisma.MessageWhereInput },
): Promise<number> {
  const since = (ms: number) => ({ gt: new Date(now.getTime() - ms) })
  const told = await tx.emergency.findMany({
    where: { hostId, textMessageId: { not: null }, createdAt: since(ageMs + STALE_AFTER_HOURS * HOUR_MS) },
    select: { textMessageId: true },
  })
  const ids = told.flatMap(({ textMessageId }) => textMessageId ?? [])
  if (ids.length === 0) return 0
  return tx.message.count({
    where: { hostId, id: { in: ids }, status: { not: 'discarded' }, createdAt: since(ageMs), ...which },
  })
}
