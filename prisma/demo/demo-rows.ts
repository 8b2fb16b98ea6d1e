import type { DemoConversation } from '#prisma/demo/conversation.ts'
import { addSeconds } from '#prisma/demo/demo-time.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** Where a conversation's rows belong, and when they are written. */
export type ConversationPlace = {
  hostId: string
  /** The host's kcSub, for the audit trail. */
  actor: string
  sourceId: string
  chatId: string
  conversation: DemoConversation
  now: Date
}

export type DemoRows = {
  messages: Prisma.MessageCreateManyInput[]
  deliveries: Prisma.DeliveryCreateManyInput[]
  wordings: Prisma.DraftWordingCreateManyInput[]
  audits: Prisma.AuditEventCreateManyInput[]
}

export const noRows = (): DemoRows => ({ messages: [], deliveries: [], wordings: [], audits: [] })

export const joinRows = (parts: DemoRows[]): DemoRows => ({
  messages: parts.flatMap((part) => part.messages),
  deliveries: parts.flatMap((part) => part.deliveries),
  wordings: parts.flatMap((part) => part.wordings),
  audits: parts.flatMap((part) => part.audits),
})

export type Attempt = {
  message: { id: string; rfcMessageId: string }
  sendKey: string
  at: Date
  state: 'sent' | 'failed' | 'unknown'
  error?: string
}

/** The send record of one attempt, and its line in the audit trail. */
export function attemptRows(place: ConversationPlace, attempt: Attempt): DemoRows {
  const settledAt = addSeconds(attempt.at, 1)
  const delivery: Prisma.DeliveryCreateManyInput = {
    hostId: place.hostId,
    chatId: place.chatId,
    messageId: attempt.message.id,
    sendKey: attempt.sendKey,
    state: attempt.state,
    rfcMessageId: attempt.message.rfcMessageId,
    recipient: place.conversation.guest.address,
    error: attempt.error ?? null,
    claimedAt: attempt.at,
    settledAt,
  }
  const audits =
    attempt.state === 'sent'
      ? [auditRow(place, { action: 'reply.send', subject: attempt.message.id, at: settledAt, actor: 'system' })]
      : []
  return { ...noRows(), deliveries: [delivery], audits }
}

export const auditRow = (
  place: ConversationPlace,
  { action, subject, at, actor = place.actor }: { action: string; subject: string; at: Date; actor?: string },
): Prisma.AuditEventCreateManyInput => ({
  at,
  hostId: place.hostId,
  actor,
  action,
  subject,
  detail: { chatId: place.chatId },
})
