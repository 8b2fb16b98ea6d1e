import type { DemoConversation } from '#prisma/demo/conversation.ts'
import { addSeconds } from '#prisma/demo/demo-time.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

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

/** No rows of any table. */
export const noRows = (): DemoRows => ({ messages: [], deliveries: [], wordings: [], audits: [] })

/** The rows of several conversations, table by table. */
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
  fault?: Sentence
}

const OUTCOMES = { sent: 'sent', failed: 'failed', unknown: 'outcome_unknown' }

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
    fault: storedFault(attempt.fault ?? null),
    claimedAt: attempt.at,
    settledAt,
  }
  const { sendKey } = attempt
  const line = { subject: attempt.message.id, actor: 'system', detail: { sendKey } }
  const audits = [
    auditRow(place, { ...line, action: 'reply.claim', at: attempt.at }),
    auditRow(place, { ...line, action: `reply.${OUTCOMES[attempt.state]}`, at: settledAt }),
  ]
  return { ...noRows(), deliveries: [delivery], audits }
}

type AuditLine = { action: string; subject: string; at: Date; actor?: string; detail?: Prisma.InputJsonObject }

/** A line of the audit trail in the name of whoever the conversation belongs to, unless it names another. */
export const auditRow = (
  { hostId, actor }: ConversationPlace,
  { detail = {}, ...line }: AuditLine,
): Prisma.AuditEventCreateManyInput => ({ actor, ...line, hostId, detail })
