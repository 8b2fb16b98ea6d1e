import { z } from 'zod'
import { CalendarDay, Id, Instant, text } from './values.ts'

export const CHAT_PAGE = { default: 100, max: 200 }

export const ChatListQuery = z.object({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(CHAT_PAGE.max).default(CHAT_PAGE.default),
  /** Looks in sender, address, subject and last message. */
  q: text(200).optional(),
  channel: text(40).optional(),
  propertyId: Id.optional(),
  /** `pending` for the chats that wait for the host. */
  status: z.enum(['pending']).optional(),
})
export type ChatListQuery = z.infer<typeof ChatListQuery>

export const ChatView = z
  .object({
    id: Id,
    title: z.string(),
    sender: z.string().nullable(),
    email: z.string().nullable(),
    subject: z.string().nullable(),
    /** Lowercase: gmail, email, whatsapp, airbnb, booking, vrbo. */
    channel: z.string(),
    sourceId: Id,
    property: z.object({ id: Id, name: z.string() }).nullable(),
    lastMessage: z.string(),
    unreadCount: z.number().int(),
    checkInDate: CalendarDay.nullable(),
    checkOutDate: CalendarDay.nullable(),
    aiConfidence: z.number().int().nullable(),
    lastMessageStatus: z.string().nullable(),
    lastMessageTimeAgo: z.string(),
    last_message_at: Instant,
    createdAt: Instant,
  })
  .meta({ id: 'Chat' })
export type ChatView = z.infer<typeof ChatView>

export const AssociatePropertyInput = z.object({ propertyId: Id.nullable() }).meta({ id: 'AssociatePropertyInput' })
export type AssociatePropertyInput = z.infer<typeof AssociatePropertyInput>
