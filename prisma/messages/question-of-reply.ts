import type { Transaction } from '#prisma/client.ts'
import { leavesByItself } from '#workflows/domain/leaves-by-itself.ts'
import type { MessageRef } from './message-row.ts'

/** The guest's mails that a reply is to answer: their ids, where the guest is reached, and when the first was written. */
export type Question = {
  sourceId: string
  answersId: string
  rfcMessageIds: string[]
  guest: string[]
  since: Date
}

/** Of a burst; more is read for no draft. */
const MOST = 20

/**
 * What a reply that leaves by itself answers, where that came by mail; null for every other. What is told in an emergency is told
 * whoever has answered.
 */
export async function questionOfReply(tx: Transaction, { hostId, messageId }: MessageRef): Promise<Question | null> {
  const reply = await tx.message.findFirst({
    where: { id: messageId, hostId },
    select: { kind: true, approvedAt: true, answersId: true, askedSince: true, recipient: true, chatId: true },
  })
  if (reply === null || reply.answersId === null) return null
  if (reply.kind === 'emergency' || !leavesByItself(reply)) return null
  const { answersId, chatId, recipient } = reply
  const asked = await tx.message.findFirst({ where: { id: answersId, hostId }, select: { createdAt: true } })
  const chat = await tx.chat.findFirst({
    where: { id: chatId, hostId },
    select: { sourceId: true, replyTo: true, email: true },
  })
  if (asked === null || chat === null) return null
  const since = new Date(Math.min(asked.createdAt.getTime(), (reply.askedSince ?? asked.createdAt).getTime()))
  const mails = await tx.message.findMany({
    where: { hostId, chatId, kind: 'guest', createdAt: { gte: since }, rfcMessageId: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: { rfcMessageId: true },
    take: MOST,
  })
  const rfcMessageIds = mails.flatMap(({ rfcMessageId }) => rfcMessageId ?? [])
  const guest = [recipient, chat.replyTo, chat.email].flatMap((address) => address ?? [])
  return rfcMessageIds.length === 0 ? null : { sourceId: chat.sourceId, answersId, rfcMessageIds, guest, since }
}

/** Message-IDs that no send of this host's has. */
export async function withoutOurs(tx: Transaction, hostId: string, rfcMessageIds: string[]): Promise<string[]> {
  const ours = await tx.delivery.findMany({
    where: { hostId, rfcMessageId: { in: rfcMessageIds } },
    select: { rfcMessageId: true },
  })
  const known = new Set(ours.map(({ rfcMessageId }) => rfcMessageId))
  return rfcMessageIds.filter((id) => !known.has(id))
}
