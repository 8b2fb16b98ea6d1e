import type { ActivityDeps } from '#activities/deps.ts'
import type { Transaction } from '#prisma/client.ts'
import { type DebugSettingsRow, readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import { isOvertaken } from '#prisma/messages/is-overtaken.ts'
import { MESSAGE_ROW, type MessageRow, stateOf } from '#prisma/messages/message-row.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { isOpen } from '#workflows/domain/message-state.ts'
import { propertyLabel } from '#workflows/domain/property-label.ts'
import type { ReplyState } from '#workflows/domain/reply-state.ts'
import type { AnswerInput } from '#workflows/domain/workflow-names.ts'

export type ReadReplyDeps = Pick<ActivityDeps, 'db' | 'config'>

type Work = (tx: Transaction, now: Date) => Promise<unknown>

/**
 * Where the reply to a guest message stands; after `work`, where something is to be done to it in the same transaction.
 * @throws AppError not_found, also for another host's message, and what `work` throws.
 */
export async function readReply(deps: ReadReplyDeps, guestMessage: AnswerInput, work?: Work): Promise<ReplyState> {
  const read = async (tx: Transaction, now: Date) => {
    await work?.(tx, now)
    return getReply(tx, guestMessage)
  }
  const { wasAsked, ...reply } = await inHost(deps.db, guestMessage.hostId, read, { isByIds: true })
  const mayAsk = reply.message?.status === 'pending' && !wasAsked
  return {
    ...reply,
    isNews: false,
    asksHost: mayAsk && (await wantsToBeAsked(deps, guestMessage.hostId, await readDebugSettings(deps.db))),
  }
}

type Reply = Omit<ReplyState, 'isNews' | 'asksHost'> & { wasAsked: boolean }

async function getReply(tx: Transaction, { hostId, guestMessageId }: AnswerInput): Promise<Reply> {
  const guest = await tx.message.findFirst({
    where: { id: guestMessageId, hostId, kind: 'guest' },
    select: { hostId: true, chatId: true, seq: true, chat: { select: { property: { select: { name: true } } } } },
  })
  if (guest === null) throw notFound('Message')
  const answers = await tx.message.findMany({
    where: { hostId, chatId: guest.chatId, answersId: guestMessageId, kind: { in: ['draft', 'fallback'] } },
    orderBy: [{ storedAt: 'desc' }, { id: 'desc' }],
    select: { ...MESSAGE_ROW, askedAt: true },
  })
  const draft = answers.find(({ kind }) => kind === 'draft')
  const fallback = answers.find(({ kind }) => kind === 'fallback')
  const isFallback = fallback !== undefined && (isOpen(stateOf(fallback)) || draft?.status === 'fallback_sent')
  const current = isFallback ? fallback : draft
  return {
    message: current === undefined ? null : stateOf(current),
    isFallback,
    isOvertaken: await isOvertaken(tx, guest),
    property: propertyLabel(guest.chat.property?.name ?? null),
    isComposing: current === undefined ? undefined : isComposing(current),
    wasAsked: current !== undefined && current.askedAt !== null,
  }
}

/** A drafter is at work on it; a draft that stands meanwhile can be decided on. */
const isComposing = ({ status, modelDueAt }: Pick<MessageRow, 'status' | 'modelDueAt'>) =>
  status === 'drafting' || (status === 'pending' && modelDueAt !== null)

/** Asking by mail is switched on, mail leaves, and the host has said where to. */
export async function wantsToBeAsked(
  { db }: ReadReplyDeps,
  hostId: string,
  { sendConfirmationEmail, sendEmail, useMockEmail }: DebugSettingsRow,
): Promise<boolean> {
  if (!sendConfirmationEmail || !sendEmail || useMockEmail) return false
  const settings = await inHost(db, hostId, (tx) =>
    tx.appSettings.findUnique({ where: { hostId }, select: { email: true } }),
  )
  return settings !== null && settings.email !== ''
}
