import type { Trace } from '#activities/channels/outgoing-channel.ts'
import type { OutgoingMessage } from '#activities/channels/outgoing-message.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import type { Transaction } from '#prisma/client.ts'
import { isMockReplyToMissing, readDebugSettings } from '#prisma/debug-settings.ts'
import type { DeliveryState } from '#prisma/generated/enums.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { MailboxDraft } from '#prisma/messages/mailbox-drafts.ts'
import type { MessageRef } from '#prisma/messages/message-row.ts'
import { addressOf } from '#prisma/reply-address.ts'
import { readFault } from '#prisma/sentence-columns.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { leavesByItself } from '#workflows/domain/leaves-by-itself.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import { readFilledTemplate } from '#workflows/domain/templates/template.ts'

export type SendRef = MessageRef & { sendKey: string }

/** A claimed message with all that its channel needs, as it stands in PostgreSQL. */
export type Outgoing = SendRef & {
  chatId: string
  sourceId: string
  message: OutgoingMessage
  /** By PostgreSQL's clock: what the guest may know at this moment is in the message that leaves. */
  readAt: Date
  /** In which the reply was written. */
  language: string | null
  delivery: Trace & { state: DeliveryState; fault: Sentence | null }
  /** Of this message, which earlier tries may have left in mailboxes. */
  draftsLeft: MailboxDraft[]
}

/**
 * Reads what was claimed under a key, addressed as the operator's switch of this moment says.
 * @throws AppError not_found for another host's message, conflict for a key that was never granted, upstream_unavailable where that
 * switch names no address.
 */
export async function readOutgoing(deps: Pick<ActivityDeps, 'db'>, ref: SendRef): Promise<Outgoing> {
  const settings = await readDebugSettings(deps.db)
  const override = settings.useMockReplyTo ? settings.mockEmailReplyTo : null
  return inHost(deps.db, ref.hostId, async (tx, readAt) => {
    const { row, source, delivery, draftsLeft } = await getClaimed(tx, ref)
    const { chat } = row
    // Switched since the claim: the next one holds it.
    if (source.type !== 'whatsapp' && delivery.state === 'claimed' && isMockReplyToMissing(settings))
      throw new AppError('upstream_unavailable', { code: 'mock_reply_to_missing' })
    const guests = { hostId: ref.hostId, chatId: chat.id, kind: 'guest' } as const
    const answers = await tx.message.findFirst({
      where: { ...guests, ...(row.answersId === null ? {} : { id: row.answersId }) },
      orderBy: { seq: 'desc' },
      select: { rfcMessageId: true, references: true },
    })
    const newest = await tx.message.aggregate({ where: guests, _max: { createdAt: true } })
    const message: OutgoingMessage = {
      id: ref.messageId,
      sendKey: ref.sendKey,
      claimedAt: delivery.claimedAt,
      recipient: (source.type === 'whatsapp' ? null : override) ?? row.recipient ?? addressOf(chat),
      senderName: source.host.name,
      subject: chat.subject ?? '',
      text: row.text,
      template: readFilledTemplate(row.template),
      isAutomatic: leavesByItself(row),
      answers,
      lastGuestMessageAt: newest._max.createdAt,
      ...(source.type === 'whatsapp' && { lastLeftAt: await lastLeftAt(tx, ref, chat.id) }),
    }
    const { language } = row
    return { ...ref, chatId: chat.id, sourceId: source.id, language, message, readAt, delivery, draftsLeft }
  })
}

/** By its own time, of whatever else was sent in the chat. */
async function lastLeftAt(tx: Transaction, { hostId, messageId }: SendRef, chatId: string): Promise<Date | null> {
  const left = { state: 'sent', message: { hostId, chatId, id: { not: messageId } } } as const
  return (await tx.delivery.aggregate({ where: { hostId, ...left }, _max: { settledAt: true } }))._max.settledAt
}

/** One relation after the other: a connection answers one query at a time, and Prisma asks for siblings at once. */
async function getClaimed(tx: Transaction, { hostId, messageId, sendKey }: SendRef) {
  const chat = { select: { id: true, replyTo: true, email: true, subject: true, sourceId: true } }
  const row = await tx.message.findFirst({
    where: { id: messageId, hostId },
    select: {
      kind: true,
      text: true,
      language: true,
      answersId: true,
      approvedAt: true,
      recipient: true,
      template: true,
      chat,
    },
  })
  if (row === null) throw notFound('Message')
  const ids = { sendKey: true, rfcMessageId: true, providerId: true, sourceId: true } as const
  const deliveries = await tx.delivery.findMany({
    where: { hostId, messageId },
    select: { ...ids, state: true, claimedAt: true, fault: true, draftDueAt: true },
  })
  const delivery = deliveries.find((of) => of.sendKey === sendKey)
  if (delivery === undefined) throw new AppError('conflict', { code: 'send_not_claimed' })
  const source = await tx.messageSource.findFirstOrThrow({
    where: { id: delivery.sourceId ?? row.chat.sourceId, hostId },
    select: { id: true, type: true, host: { select: { name: true } } },
  })
  const draftsLeft = deliveries
    .filter(({ draftDueAt }) => draftDueAt !== null)
    .map((of) => ({ ...of, hostId, sourceId: of.sourceId ?? row.chat.sourceId }))
  return { row, source, delivery: { ...delivery, fault: readFault(delivery.fault) }, draftsLeft }
}
