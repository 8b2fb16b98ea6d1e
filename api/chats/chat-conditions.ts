import type { ChatListQuery } from '#api/contract/chats.ts'
import { Prisma } from '#prisma/client.ts'

type Narrowed = Pick<ChatListQuery, 'channel' | 'propertyId' | 'status'>

/** Of a chat `c` that waits: its host has not put it off to a time that is still to come. */
export const isDueNow = (now: Date): Prisma.Sql =>
  Prisma.sql`(c.snoozed_until is null or c.snoozed_until <= ${now}::timestamptz)`

/** What narrows lists of chats and their counts, of a chat `c`; never empty. */
export function chatConditions({ channel, propertyId, status }: Narrowed): Prisma.Sql[] {
  const name = channel?.toLowerCase() || undefined
  return [
    Prisma.sql`true`,
    ...(name === undefined ? [] : [Prisma.sql`c.channel = ${name}`]),
    ...(propertyId === undefined ? [] : [Prisma.sql`c.property_id = ${propertyId}::uuid`]),
    ...(status === 'pending' ? [Prisma.sql`c.last_message_status = ${status}`] : []),
    ...(status === 'owed' ? [Prisma.sql`c.answer_owed_at is not null`] : []),
  ]
}
