import type { Transaction } from '#prisma/client.ts'
import { keepDeferrals } from '#prisma/deferrals/keep-deferrals.ts'
import { learnFromReply, learnFromWords } from '#prisma/learning/learn-from-reply.ts'
import type { GuestNote } from '#workflows/domain/sentences/sentence.ts'
import { SYSTEM } from './by.ts'
import { changeDrafts } from './change-drafts.ts'
import { createMessage, createMessages } from './create-message.ts'
import type { WakeRef } from './owed-wakes.ts'
import { stopFallbacks } from './stop-fallbacks.ts'
import { takeEmergencies } from './take-emergencies.ts'

/** What the host wrote on a phone, as its channel tells of it. */
export type PhoneReply = {
  hostId: string
  sourceId: string
  chatId: string
  id: string
  /** Its place in the chat; 0 for what overtakes nothing: history, a reaction, what came after a newer question. */
  seq: number
  text: string
  note: GuestNote | null
  recipient: string | null
  providerId: string
  rfcMessageId: string | null
  writtenAt: Date
  isHistory: boolean
  now: Date
}

/**
 * Stores a reply that has left without us. It does what the host's reply in the product does: it supersedes open drafts and fallbacks,
 * takes emergencies, settles what was put off. The caller holds the chat's lock and has counted it. Answers the workflows to wake.
 * @throws Error when a message was changed past the lock of its chat.
 */
export async function notePhoneReply(tx: Transaction, reply: PhoneReply): Promise<WakeRef[]> {
  const { hostId, chatId, id, seq, text, writtenAt, now } = reply
  const of = { hostId, chatId, by: SYSTEM, now }
  const superseded = await changeDrafts(tx, { ...of, chatIds: [chatId], command: 'supersede', supersededById: id })
  await learnFromReply(tx, { hostId, text, supersededIds: superseded.map(({ messageId }) => messageId), now })
  await stopFallbacks(tx, { ...of, supersededById: id }, seq)
  await takeEmergencies(tx, of)
  const audit = { hostId, ...SYSTEM, action: 'chat.phone_reply', subject: id, detail: { chatId } }
  const row = await createMessage(tx, columnsOf(reply), { creation: 'note_phone_reply', now: writtenAt, audit })
  await learnFromWords(tx, row, now)
  await keepDeferrals(tx, row, now)
  await tx.chat.updateMany({ where: { id: chatId, hostId }, data: { unreadCount: 0 } })
  return superseded
}

/** Stores those that overtake nothing and have no number, as history brings them by thousands. */
export async function noteOldReplies(tx: Transaction, replies: readonly PhoneReply[]): Promise<void> {
  if (replies.length === 0) return
  await createMessages(tx, 'note_phone_reply', replies.map(columnsOf))
}

const columnsOf = ({ note, writtenAt, now, ...columns }: PhoneReply) => ({
  ...columns,
  storedAt: now,
  reasons: note === null ? [] : [note],
  createdAt: writtenAt,
  settledAt: writtenAt,
})
