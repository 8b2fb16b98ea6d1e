import type { Transaction } from '#prisma/client.ts'
import type { DeliveryState, SourceType } from '#prisma/generated/enums.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import type { MessageRef } from './message-row.ts'

/** A claimed message with all that its channel needs, as it stands in PostgreSQL. */
export type Outgoing = MessageRef & {
  sendKey: string
  text: string
  /** No person said yes to it: a fallback, or a draft that went out by itself. */
  automatic: boolean
  chat: { id: string; channel: string; recipient: string | null; subject: string; hostName: string | null }
  source: { id: string; type: SourceType; identifier: string }
  /** The newest guest message that it answers. */
  answers: { rfcMessageId: string | null; references: string[]; createdAt: Date } | null
  delivery: { state: DeliveryState; claimedAt: Date; rfcMessageId: string | null; error: string | null }
}

/**
 * Reads what was claimed under a key.
 * @throws AppError not_found for another host's message, conflict for a key that was never granted.
 */
export async function getOutgoing(tx: Transaction, ref: MessageRef & { sendKey: string }): Promise<Outgoing> {
  const { hostId, messageId, sendKey } = ref
  const message = await tx.message.findFirst({
    where: { id: messageId, hostId },
    select: {
      kind: true,
      text: true,
      answersId: true,
      settledAt: true,
      chat: {
        select: {
          id: true,
          channel: true,
          replyTo: true,
          email: true,
          subject: true,
          host: { select: { name: true } },
        },
      },
      source: { select: { id: true, type: true, identifier: true } },
      deliveries: { where: { sendKey }, select: { state: true, claimedAt: true, rfcMessageId: true, error: true } },
    },
  })
  if (message === null) throw notFound('Message')
  const [delivery] = message.deliveries
  if (delivery === undefined)
    throw new AppError('conflict', { userMessage: 'This message was not claimed for sending' })
  const { chat } = message
  const answers = await tx.message.findFirst({
    where: { hostId, chatId: chat.id, kind: 'guest', ...(message.answersId === null ? {} : { id: message.answersId }) },
    orderBy: { seq: 'desc' },
    select: { rfcMessageId: true, references: true, createdAt: true },
  })
  return {
    ...ref,
    text: message.text,
    automatic: message.kind === 'fallback' || (message.kind === 'draft' && message.settledAt === null),
    chat: {
      id: chat.id,
      channel: chat.channel,
      recipient: chat.replyTo ?? chat.email,
      subject: chat.subject ?? '',
      hostName: chat.host.name,
    },
    source: message.source,
    answers,
    delivery,
  }
}
