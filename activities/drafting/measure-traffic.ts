import type { Transaction } from '#prisma/client.ts'
import type { MessageModel } from '#prisma/generated/models.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import type { RecentTraffic } from '#workflows/domain/loop-guard.ts'

const HOUR = 3_600_000
const WENT_OUT = ['scheduled', 'approved', 'sending', 'sent', 'outcome_unknown'] as const

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What this guest and we wrote to each other lately: the figures that the loop guard judges. */
export async function measureTraffic(tx: Transaction, guest: MessageModel, now: Date): Promise<RecentTraffic> {
  const { hostId, chatId, fromAddress } = guest
  const dayAgo = new Date(now.getTime() - 24 * HOUR)
  const fromSender = await tx.message.count({
    where: {
      hostId,
      kind: 'guest',
      storedAt: { gte: new Date(now.getTime() - HOUR) },
      ...(fromAddress === null ? { chatId } : { fromAddress }),
    },
  })
  const ours = await tx.message.findMany({
    where: {
      hostId,
      chatId,
      kind: { in: ['draft', 'fallback'] },
      status: { in: [...WENT_OUT] },
      createdAt: { gte: dayAgo },
    },
    select: { text: true },
    take: 50,
  })
  const theirs = guest.seq === 1 ? [] : await readEarlier(tx, guest, dayAgo)
  const text = plain(guest.text)
  const same = text.length < 20 ? [] : theirs.filter((other) => plain(other.text) === text)
  return {
    draftsForSenderLastHour: fromSender,
    sentInChatLastDay: ours.length,
    sameTextFromGuestLastDay: same.length + 1,
    echoesUs: text.length >= 20 && ours.some((other) => plain(other.text) === text),
    isAutomatic: guest.isAutomatic,
  }
}

const readEarlier = (tx: Transaction, { hostId, chatId, seq }: MessageModel, since: Date) =>
  tx.message.findMany({
    where: { hostId, chatId, kind: 'guest', seq: { lt: seq }, createdAt: { gte: since } },
    select: { text: true },
    orderBy: { seq: 'desc' },
    take: 50,
  })
