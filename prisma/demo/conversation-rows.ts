import type { DemoConversation } from '#prisma/demo/conversation.ts'
import { demoId } from '#prisma/demo/demo-id.ts'
import { type ConversationPlace, type DemoRows, joinRows } from '#prisma/demo/demo-rows.ts'
import { calendarDay } from '#prisma/demo/demo-time.ts'
import { listColumns } from '#prisma/demo/list-columns.ts'
import { propertyId } from '#prisma/demo/property-rows.ts'
import { guestTurnRows, hostTurnRows } from '#prisma/demo/turn-rows.ts'
import type { Prisma } from '#prisma/generated/client.ts'

export type ConversationOwner = {
  hostId: string
  actor: string
  sourceId: string
  now: Date
}

export type ConversationRows = DemoRows & {
  chat: Prisma.ChatCreateManyInput
  threadRefs: Prisma.ThreadRefCreateManyInput[]
}

/**
 * Every row of one conversation: the list columns of its chat follow from its messages.
 * @throws Error for one without a message, or whose fallback was sent and is not written.
 */
export function conversationRows(owner: ConversationOwner, conversation: DemoConversation): ConversationRows {
  const { hostId, actor, sourceId, now } = owner
  const place: ConversationPlace = {
    hostId,
    actor,
    sourceId,
    chatId: demoId(hostId, conversation.key),
    conversation,
    now,
  }
  const rows = joinRows(
    conversation.turns.map((turn, index) => {
      const number = { index, seq: index + 1 }
      return 'guest' in turn ? guestTurnRows(place, turn, number) : hostTurnRows(place, turn, number)
    }),
  )
  return { ...rows, chat: chatRow(owner, place, rows), threadRefs: threadRefRows(place, rows) }
}

function chatRow(owner: ConversationOwner, place: ConversationPlace, rows: DemoRows): Prisma.ChatCreateManyInput {
  const { key, channel, subject, guest, property, stay, unread, turns } = place.conversation
  return {
    id: place.chatId,
    hostId: owner.hostId,
    sourceId: owner.sourceId,
    propertyId: property === null ? null : propertyId(owner.hostId, property),
    channel,
    threadKey: `demo:${key}`,
    title: subject,
    subject,
    sender: guest.name,
    email: guest.address,
    replyTo: guest.address,
    checkInDate: stay === undefined ? null : calendarDay(owner.now, stay.from),
    checkOutDate: stay === undefined ? null : calendarDay(owner.now, stay.to),
    stayConfirmedBy: stay?.isConfirmed === true ? 'host' : null,
    headSeq: turns.length,
    unreadCount: unread ?? 0,
    ...listColumns(rows.messages),
  }
}

const threadRefRows = ({ hostId, sourceId, chatId }: ConversationPlace, { messages }: DemoRows) =>
  messages.flatMap(({ rfcMessageId }) => (rfcMessageId ? [{ hostId, sourceId, chatId, rfcMessageId }] : []))
