import { z } from 'zod'
import { CHANNELS } from '#workflows/domain/channels.ts'
import { MESSAGE_STATUSES } from '#workflows/domain/message-status.ts'
import { ReachView } from './arrival.ts'
import type { CallTable } from './call.ts'
import { GUEST_NAME_MAX, SEARCH_MAX } from './field-limits.ts'
import { problem } from './field-problem.ts'
import { CHAT_QUEUES, MOST_COUNTED } from './queues.ts'
import { DraftReasonView } from './sentences.ts'
import { CalendarDay, Id, IdParams, Instant, line, pageLimit, text } from './values.ts'

const CHAT_PAGE = { default: 100, max: 200 }

export const ChatListQuery = z.object({
  cursor: z.string().max(400).optional(),
  limit: pageLimit(CHAT_PAGE),
  /** Looks in sender, address, subject, the name of the property, and for all the words in every message, the last by its beginning. */
  q: text(SEARCH_MAX).optional(),
  channel: text(40).optional(),
  propertyId: Id.optional(),
  /** `pending` for the chats that wait for the host, `owed` for those whose guest is owed an answer. */
  status: z.enum(['pending', 'owed']).optional(),
  /** The first two by deadline, then by the day of arrival, with words too. */
  queue: z.enum(CHAT_QUEUES).optional(),
})
export type ChatListQuery = z.infer<typeof ChatListQuery>

/** As the list is narrowed; a number that goes by words would be dear. */
export const ChatCountQuery = ChatListQuery.pick({ channel: true, propertyId: true })
export type ChatCountQuery = z.infer<typeof ChatCountQuery>

/** The list that the place is in; `all`: that of all chats, of which those count that wait for a decision or an answer. */
export const QueuePlaceQuery = ChatListQuery.pick({ q: true, channel: true, propertyId: true }).extend({
  queue: z.enum(['approve', 'answer', 'all']).default('approve'),
})
export type QueuePlaceQuery = z.infer<typeof QueuePlaceQuery>

export type { Channel } from '#workflows/domain/channels.ts'

export const ChatView = z
  .object({
    id: Id,
    title: z.string(),
    sender: z.string().nullable(),
    /** `sender` is what I call the guest, and not what their messages do. */
    isNamedByHost: z.boolean(),
    email: z.string().nullable(),
    /** Where replies go: the guest's address or number, or the relay's. */
    replyAddress: z.string().nullable(),
    subject: z.string().nullable(),
    channel: z.enum(CHANNELS),
    sourceId: Id,
    property: z.object({ id: Id, name: z.string() }).nullable(),
    /** Of its property: times are shown as clocks there have them. */
    timeZone: z.string().nullable(),
    lastMessage: z.string(),
    /** What in it is no words: a photo, a voice message, a mail that nobody could read. */
    lastMessageNotes: z.array(DraftReasonView),
    unreadCount: z.number().int(),
    checkInDate: CalendarDay.nullable(),
    checkOutDate: CalendarDay.nullable(),
    /** Of the reservation, as the booking platform's mails name it, and how many guests they tell of. */
    reservationCode: z.string().nullable(),
    guestCount: z.number().int().nullable(),
    /** Who vouches for the dates; null: nobody yet, and no secret of the house goes to this guest. */
    stayConfirmedBy: z.enum(['host', 'relay']).nullable(),
    /** True while replies go where they went when the stay was confirmed. */
    isStayAddress: z.boolean(),
    aiConfidence: z.number().int().nullable(),
    lastMessageStatus: z.enum(MESSAGE_STATUSES).nullable(),
    /** Null for what waits for nobody and did not leave by itself. */
    queue: z.enum(CHAT_QUEUES).nullable(),
    /** Until when the draft that waits can be decided on; null where none is, or for as long as the host likes. */
    decideBy: Instant.nullable(),
    /** When the next answer that was put off is due, and since when one is owed; null where none is. */
    answerDueAt: Instant.nullable(),
    answerOwedAt: Instant.nullable(),
    /** When I said that it needs no answer; null again once something new comes to it. */
    dismissedAt: Instant.nullable(),
    /** Until when I put it off; null where I did not, where that has come, and again once something new comes to it. */
    snoozedUntil: Instant.nullable(),
    /** What I have begun to write in it and not sent: another wording of a draft, or other words, or files alone; null for nothing. */
    begun: z.enum(['edit', 'text', 'file']).nullable(),
    lastMessageTimeAgo: z.string(),
    last_message_at: Instant,
    createdAt: Instant,
    /** The newest message that has the words that were looked for, and the part of its text with them. */
    found: z.object({ messageId: Id, text: z.string() }).nullable(),
    /** What is known of the way to the guest; null in lists. */
    reach: ReachView.nullable(),
  })
  .meta({ id: 'Chat' })
export type ChatView = z.infer<typeof ChatView>

/** What lists of chats can be narrowed by: distinct values of all the chats there are. */
export const ChatFilters = z
  .object({ channels: z.array(z.enum(CHANNELS)), properties: z.array(z.object({ id: Id, name: z.string() })) })
  .meta({ id: 'ChatFilters' })
export type ChatFilters = z.infer<typeof ChatFilters>

const counted = z.number().int().min(0).max(MOST_COUNTED)
/** How many chats are in each queue, and how many there are, each counted up to a thousand. */
export const ChatCounts = z
  .object({ approve: counted, answer: counted, automatic: counted, all: counted })
  .meta({ id: 'ChatCounts' })
export type ChatCounts = z.infer<typeof ChatCounts>

/** Of ten thousand at most, with words of four hundred. `place`: from 1; null for a chat that does not wait there. `next`: the one behind it. */
export const QueuePlace = z
  .object({ place: z.number().int().min(1).nullable(), of: z.number().int().min(0), next: Id.nullable() })
  .meta({ id: 'QueuePlace' })
export type QueuePlace = z.infer<typeof QueuePlace>

export const AssociatePropertyInput = z.object({ propertyId: Id.nullable() }).meta({ id: 'AssociatePropertyInput' })
export type AssociatePropertyInput = z.infer<typeof AssociatePropertyInput>

/** Empty: as their messages say. */
export const NameGuestInput = z.object({ name: line(GUEST_NAME_MAX) }).meta({ id: 'NameGuestInput' })
export type NameGuestInput = z.infer<typeof NameGuestInput>

/** Both days, or neither: a stay without an end opens nothing. */
export const ConfirmStayInput = z
  .object({
    checkInDate: CalendarDay.nullable(),
    checkOutDate: CalendarDay.nullable(),
    /** The `replyAddress` that was shown: another by now is a conflict. Left out, whatever it is now. */
    replyAddress: text(320).nullish(),
  })
  .refine(({ checkInDate, checkOutDate }) => (checkInDate === null) === (checkOutDate === null), {
    path: ['checkOutDate'],
    error: problem('field_without_other_day'),
  })
  .meta({ id: 'ConfirmStayInput' })
export type ConfirmStayInput = z.infer<typeof ConfirmStayInput>

/** `lastMessageAt`: the `last_message_at` that was shown, another by now is a conflict. Left out, whatever it is now. */
export const DismissChatInput = z.object({ lastMessageAt: Instant.optional() }).meta({ id: 'DismissChatInput' })
export type DismissChatInput = z.infer<typeof DismissChatInput>

/** `lastMessageAt` as of a dismissal. A moment that is over puts nothing off. */
export const SnoozeChatInput = z
  .object({ until: Instant, lastMessageAt: Instant.optional() })
  .meta({ id: 'SnoozeChatInput' })
export type SnoozeChatInput = z.infer<typeof SnoozeChatInput>

const about = { tag: 'Chats', access: 'host' } as const

export const chatCalls = {
  listChats: {
    ...about,
    method: 'get',
    path: '/chats',
    summary: 'My chats, the newest message first',
    query: ChatListQuery,
    responses: { 200: z.array(ChatView) },
  },
  countChats: {
    ...about,
    method: 'get',
    path: '/chat-counts',
    summary: 'How many of my chats wait for a decision, for an answer, left by themselves, and are',
    query: ChatCountQuery,
    responses: { 200: ChatCounts },
  },
  listChatFilters: {
    ...about,
    method: 'get',
    path: '/chat-filters',
    summary: 'The channels and properties of all my chats',
    responses: { 200: ChatFilters },
  },
  getChat: {
    ...about,
    method: 'get',
    path: '/chats/{id}',
    summary: 'One chat',
    params: IdParams,
    responses: { 200: ChatView },
  },
  findQueuePlace: {
    ...about,
    method: 'get',
    path: '/chats/{id}/place',
    summary: 'Where a chat stands among those that wait, and which comes after it',
    params: IdParams,
    query: QueuePlaceQuery,
    responses: { 200: QueuePlace },
  },
  associateProperty: {
    ...about,
    method: 'patch',
    path: '/chats/{id}/property',
    summary: 'Say which property a chat is about',
    params: IdParams,
    body: AssociatePropertyInput,
    responses: { 200: ChatView },
  },
  nameGuest: {
    ...about,
    method: 'patch',
    path: '/chats/{id}/guest',
    summary: 'Say what the guest of a chat is called; empty, as their messages say',
    params: IdParams,
    body: NameGuestInput,
    responses: { 200: ChatView },
  },
  confirmStay: {
    ...about,
    method: 'patch',
    path: '/chats/{id}/stay',
    summary: 'Set the dates of the stay and vouch for them; without dates nobody does',
    params: IdParams,
    body: ConfirmStayInput,
    responses: { 200: ChatView },
  },
  dismissChat: {
    ...about,
    method: 'post',
    path: '/chats/{id}/dismiss',
    summary: 'Say that a chat which waits for an answer needs none, until something new comes to it',
    params: IdParams,
    body: DismissChatInput,
    responses: { 200: ChatView },
    once: true,
  },
  snoozeChat: {
    ...about,
    method: 'post',
    path: '/chats/{id}/snooze',
    summary: 'Put a chat that waits off until a moment, or until something new comes to it',
    params: IdParams,
    body: SnoozeChatInput,
    responses: { 200: ChatView },
    once: true,
  },
  reopenChat: {
    ...about,
    method: 'post',
    path: '/chats/{id}/reopen',
    summary: 'Take back that it needs no answer, or none yet: it waits as before',
    params: IdParams,
    responses: { 200: ChatView },
    once: true,
  },
  markChatRead: {
    ...about,
    method: 'post',
    path: '/chats/{id}/read',
    summary: 'Mark a chat as read',
    params: IdParams,
    responses: { 204: null },
  },
  markChatUnread: {
    ...about,
    method: 'post',
    path: '/chats/{id}/unread',
    summary: 'Mark a chat as unread',
    params: IdParams,
    responses: { 204: null },
  },
} as const satisfies CallTable
