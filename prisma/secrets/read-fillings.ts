import type { Transaction } from '#prisma/client.ts'
import { addressOf } from '#prisma/reply-address.ts'
import type { Filling } from '#workflows/domain/secrets/fill-reply.ts'
import { releaseOf, type StayAtProperty } from '#workflows/domain/secrets/release.ts'
import type { KnownSecret } from './known-secret.ts'
import { syncPropertySecrets } from './sync-property-secrets.ts'

export type ChatFillings = {
  /** What each placeholder of the chat's property stands for, for this recipient at this moment. */
  fillings: (Filling & Pick<KnownSecret, 'changedAt'>)[]
  timeZone: string
}

/** Clocks that count where a chat is about no property. */
const NO_PROPERTY = { checkIn: '', checkOut: '', timeZone: 'UTC' }

/**
 * What the placeholders of a chat's replies stand for. `recipient`: the address that the reply goes to; a stay is confirmed
 * for one address only. Null: whatever address the chat answers to.
 * @throws Error where the host has no such chat.
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
  const property = chat.property ?? NO_PROPERTY
  const address = recipient ?? addressOf(chat)
  const stay: StayAtProperty = {
    ...property,
    checkInDay: dayOfDate(chat.checkInDate),
    checkOutDay: dayOfDate(chat.checkOutDate),
    isConfirmed: chat.stayConfirmedBy !== null && isSameAddress(address, chat.stayAddress),
  }
  const secrets =
    chat.propertyId === null ? [] : await syncPropertySecrets(tx, { hostId, propertyId: chat.propertyId }, now)
  const fillings = secrets
    .filter(({ isSecret }) => isSecret)
    .map((secret) => ({ ...secret, release: releaseOf(secret, stay, now) }))
  return { fillings, timeZone: property.timeZone }
}

const isSameAddress = (one: string | null, other: string | null) =>
  one !== null && other !== null && one.trim().toLowerCase() === other.trim().toLowerCase()

/** A date as the database keeps a day, in UTC, as yyyy-mm-dd; null stays null. */
const dayOfDate = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null
