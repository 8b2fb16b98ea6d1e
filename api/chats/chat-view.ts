import type { ChatView } from '#api/contract/chats.ts'
import type { ChatQueue } from '#api/contract/queues.ts'
import { type ReachRow, toReach } from '#prisma/arrival/reach-of-chat.ts'
import { Prisma } from '#prisma/client.ts'
import { REPLY_ADDRESS } from '#prisma/reply-address.ts'
import { readReasons } from '#prisma/sentence-columns.ts'
import type { Channel } from '#workflows/domain/channels.ts'
import { PREVIEW_CHARACTERS } from '#workflows/domain/list-preview.ts'
import type { MessageStatus } from '#workflows/domain/message-status.ts'
import { timeAgo } from './time-ago.ts'

export type ChatRow = {
  id: string
  title: string
  sender: string | null
  isNamedByHost: boolean
  email: string | null
  replyAddress: string | null
  subject: string | null
  channel: Channel
  sourceId: string
  propertyId: string | null
  propertyName: string | null
  timeZone: string | null
  lastMessage: string
  lastMessageNotes: unknown
  unreadCount: number
  checkInDate: string | null
  checkOutDate: string | null
  reservationCode: string | null
  guestCount: number | null
  stayConfirmedBy: 'host' | 'relay' | null
  isStayAddress: boolean
  aiConfidence: number | null
  lastMessageStatus: MessageStatus | null
  queue: ChatQueue | null
  decideBy: Date | null
  answerDueAt: Date | null
  answerOwedAt: Date | null
  dismissedAt: Date | null
  snoozedUntil: Date | null
  begun: ChatView['begun']
  lastMessageAt: Date
  createdAt: Date
  /** Of a search. */
  found?: FoundMessage | null
  /** Of one chat. */
  reach?: ReachRow
}

export type FoundMessage = NonNullable<ChatView['found']>

/** The columns of a chat as lists and single chats answer them; `c` is the chat, `p` its property, `w` the draft that waits. */
export const CHAT_COLUMNS = Prisma.sql`
  c.id::text as id, c.title, c.sender, c.told_sender is not null as "isNamedByHost",
  c.email, ${REPLY_ADDRESS} as "replyAddress", c.subject, c.channel, c.source_id::text as "sourceId",
  p.id::text as "propertyId", p.name as "propertyName", p.time_zone as "timeZone", left(c.last_message_text, ${PREVIEW_CHARACTERS}::int) as "lastMessage",
  c.last_message_notes as "lastMessageNotes",
  c.unread_count as "unreadCount", c.check_in_date::text as "checkInDate", c.check_out_date::text as "checkOutDate",
  c.reservation_code as "reservationCode", c.guest_count as "guestCount",
  c.stay_confirmed_by::text as "stayConfirmedBy",
  coalesce(lower(c.stay_address) = lower(${REPLY_ADDRESS}), false) as "isStayAddress",
  c.ai_confidence as "aiConfidence", c.last_message_status as "lastMessageStatus",
  c.queue, w.decide_by as "decideBy",
  c.answer_due_at as "answerDueAt", c.answer_owed_at as "answerOwedAt", c.dismissed_at as "dismissedAt", c.snoozed_until as "snoozedUntil",
  coalesce(
    (select case when bool_or(u.draft_version is not null) then 'edit' else 'text' end from unsent_text u
      where u.host_id = c.host_id and u.chat_id = c.id having count(*) > 0),
    (select 'file' from unsent_file f where f.host_id = c.host_id and f.chat_id = c.id limit 1)) as begun,
  c.last_message_at as "lastMessageAt", c.created_at as "createdAt"`

export const CHAT_TABLES = Prisma.sql`chat c left join property p on p.id = c.property_id and p.host_id = c.host_id
  left join lateral (select min(d.deadline_at) as decide_by from message d
    where d.host_id = c.host_id and d.chat_id = c.id and d.kind = 'draft' and d.status = 'pending') w on c.queue = 'approve'`

/** A chat as the list shows it, as of `now`. */
export const toChatView = (row: ChatRow, now: Date): ChatView => ({
  id: row.id,
  title: row.title,
  sender: row.sender,
  isNamedByHost: row.isNamedByHost,
  email: row.email,
  replyAddress: row.replyAddress,
  subject: row.subject,
  channel: row.channel,
  sourceId: row.sourceId,
  property: row.propertyId === null ? null : { id: row.propertyId, name: row.propertyName ?? '' },
  timeZone: row.timeZone,
  lastMessage: row.lastMessage,
  lastMessageNotes: readReasons(row.lastMessageNotes),
  unreadCount: row.unreadCount,
  checkInDate: row.checkInDate,
  checkOutDate: row.checkOutDate,
  reservationCode: row.reservationCode,
  guestCount: row.guestCount,
  stayConfirmedBy: row.stayConfirmedBy,
  isStayAddress: row.isStayAddress,
  aiConfidence: row.aiConfidence,
  lastMessageStatus: row.lastMessageStatus,
  queue: row.queue,
  decideBy: row.decideBy?.toISOString() ?? null,
  answerDueAt: row.answerDueAt?.toISOString() ?? null,
  answerOwedAt: row.answerOwedAt?.toISOString() ?? null,
  dismissedAt: row.dismissedAt?.toISOString() ?? null,
  snoozedUntil: row.snoozedUntil !== null && row.snoozedUntil > now ? row.snoozedUntil.toISOString() : null,
  begun: row.begun,
  lastMessageTimeAgo: timeAgo(row.lastMessageAt, now),
  last_message_at: row.lastMessageAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  found: row.found ?? null,
  reach: row.reach === undefined ? null : toReach(row.reach),
})
