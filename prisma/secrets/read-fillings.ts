import type { Transaction } from '#prisma/client.ts'
import type { Filling } from '#workflows/domain/secrets/fill-letter.ts'
import { releaseOf, type StayOfHouse } from '#workflows/domain/secrets/release.ts'
import { type HouseSecret, syncPropertySecrets } from './sync-property-secrets.ts'

export type ChatFillings = {
  /** What each placeholder of the chat's house stands for, for this recipient at this moment. */
  fillings: (Filling & Pick<HouseSecret, 'changedAt'>)[]
  timeZone: string
}

/** Clocks that count where a chat is about no house. */
const NO_HOUSE = { checkIn: '', checkOut: '', timeZone: 'UTC' }

/**
 * What the placeholders of a chat's letters stand for. `recipient`: the address that the letter goes to; a stay is confirmed
 * for one address only. Null: whatever address the chat answers to.
 */
export async function readFillings(
  tx: Transaction,
  { hostId, chatId, recipient }: { hostId: string; chatId: string; recipient: string | null },
  now: Date,
): Promise<ChatFillings> {
  const chat = await tx.chat.findFirstOrThrow({
    where: { id: chatId, hostId },
    select: {
      propertyId: true,
      checkInDate: true,
      checkOutDate: true,
      stayConfirmedBy: true,
      stayAddress: true,
      replyTo: true,
      email: true,
      property: { select: { checkIn: true, checkOut: true, timeZone: true } },
    },
  })
  const house = chat.property ?? NO_HOUSE
  const address = recipient ?? chat.replyTo ?? chat.email
  const stay: StayOfHouse = {
    ...house,
    checkInDay: toDay(chat.checkInDate),
    checkOutDay: toDay(chat.checkOutDate),
    isConfirmed: chat.stayConfirmedBy !== null && isSameAddress(address, chat.stayAddress),
  }
  const secrets =
    chat.propertyId === null ? [] : await syncPropertySecrets(tx, { hostId, propertyId: chat.propertyId }, now)
  const fillings = secrets
    .filter(({ isSecret }) => isSecret)
    .map((secret) => ({ ...secret, release: releaseOf(secret, stay, now) }))
  return { fillings, timeZone: house.timeZone }
}

const toDay = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null

const isSameAddress = (one: string | null, other: string | null) =>
  one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase()
