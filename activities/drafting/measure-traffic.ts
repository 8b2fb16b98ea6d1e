import type { Transaction } from '#prisma/client.ts'
import type { MessageModel } from '#prisma/generated/models.ts'
import { DIRECT_CHANNELS } from '#workflows/domain/channels.ts'
import { fold } from '#workflows/domain/fold-text.ts'
import { quickTurns, type RecentTraffic, type Said } from '#workflows/domain/loop-guard.ts'

const HOUR = 3_600_000
const WENT_OUT = ['scheduled', 'approved', 'sending', 'sent', 'outcome_unknown'] as const
const MOST_CHATS = 20
const MOST_MESSAGES = 60

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What this guest and we wrote to each other lately: the figures that the loop guard judges. */
export async function measureTraffic(tx: Transaction, guest: MessageModel, now: Date): Promise<RecentTraffic> {
  const { hostId, chatId } = guest
  const dayAgo = new Date(now.getTime() - 24 * HOUR)
  const person = await whoWrote(tx, guest)
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
    messagesOfGuestLastHour: await countLately(tx, person, new Date(now.getTime() - HOUR)),
    quickTurns: quickTurns(await whatWasSaid(tx, person, new Date(now.getTime() - HOUR))),
    sameTextFromGuestLastDay: same.length + 1,
    echoesUs: text.length >= 20 && ours.some((other) => plain(other.text) === text),
    isAutomatic: guest.isAutomatic,
  }
}

/** Who wrote: an address, in all its chats; on a platform, which writes for all its guests from one address, the chat alone. */
type Person = { hostId: string; chatIds: string[]; fromAddress: string | null }

async function whoWrote(tx: Transaction, { hostId, chatId, sourceId, fromAddress }: MessageModel): Promise<Person> {
  const direct = { channel: { in: [...DIRECT_CHANNELS] } }
  const chat = await tx.chat.findFirst({ where: { id: chatId, hostId, ...direct }, select: { email: true } })
  if (chat === null || chat.email === null)
    return { hostId, chatIds: [chatId], fromAddress: chat === null ? null : fromAddress }
  const chats = await tx.chat.findMany({
    where: { hostId, sourceId, email: chat.email, ...direct },
    select: { id: true },
    orderBy: { lastMessageAt: 'desc' },
    take: MOST_CHATS,
  })
  return { hostId, chatIds: [...new Set([chatId, ...chats.map(({ id }) => id)])], fromAddress }
}

const countLately = (tx: Transaction, { hostId, chatIds, fromAddress }: Person, since: Date) =>
  tx.message.count({
    where: {
      hostId,
      kind: 'guest',
      storedAt: { gte: since },
      ...(fromAddress === null ? { chatId: { in: chatIds } } : { fromAddress }),
    },
  })

async function whatWasSaid(tx: Transaction, { hostId, chatIds }: Person, since: Date): Promise<Said[]> {
  const rows = await tx.message.findMany({
    where: {
      hostId,
      chatId: { in: chatIds },
      createdAt: { gte: since },
      OR: [{ kind: 'guest', isAutomatic: false }, { status: { in: ['sending', 'sent', 'outcome_unknown'] } }],
    },
    select: { kind: true, createdAt: true, storedAt: true, approvedAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_MESSAGES,
  })
  return rows.map(({ kind, createdAt, storedAt, approvedAt }) => {
    const writtenAt = createdAt.getTime()
    if (kind === 'guest') return { by: 'guest', at: storedAt.getTime(), writtenAt }
    const isByPerson = kind === 'host_reply' || approvedAt !== null
    return { by: isByPerson ? 'host' : 'automatic', at: writtenAt, writtenAt }
  })
}

const readEarlier = (tx: Transaction, { hostId, chatId, seq }: MessageModel, since: Date) =>
  tx.message.findMany({
    where: { hostId, chatId, kind: 'guest', seq: { lt: seq }, createdAt: { gte: since } },
    select: { text: true },
    orderBy: { seq: 'desc' },
    take: 50,
  })
