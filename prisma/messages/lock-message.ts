import type { Transaction } from '#prisma/client.ts'
import { type Taught, taughtOf } from '#prisma/learning/taught-by.ts'
import { addressOf } from '#prisma/reply-address.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { OWN_UNDO_SECONDS, type OwnUndo } from './lock-chat.ts'
import { MESSAGE_ROW, type MessageRef, type MessageRow } from './message-row.ts'

/**
 * A message as it is while its chat is locked: nobody else changes it before the transaction ends. `hasEmergency`: one was open in the
 * chat when the lock was asked for (what opens meanwhile is told of later than this answers). It and `hasFiles`: unknown where nobody
 * asked.
 */
export type LockedMessage = MessageRow & { headSeq: number; hasEmergency?: boolean; hasFiles?: boolean }
/** `replyAddress`: where replies of the chat go now. `taught`: what a draft tells of its question. */
type LockedWithChat = LockedMessage & OwnUndo & { replyAddress: string | null; taught: Taught }
const BESIDE = {
  evidence: true,
  chat: { select: { propertyId: true, replyTo: true, email: true } },
  _count: { select: { files: true } },
} as const

/**
 * The message, with the row of its chat locked: whoever changes the state of a chat's messages, ingest too, takes
 * this lock first, so that they do so one after the other.
 * @throws AppError not_found, also for another host's message.
 */
export async function lockMessage(tx: Transaction, ref: MessageRef): Promise<LockedWithChat> {
  const { hostId, messageId } = ref
  const locked = await lockChatOf(tx, ref)
  // Read when the lock is held: what it waited for has changed the message.
  const found = await tx.message.findFirst({
    where: { id: messageId, hostId },
    select: { ...MESSAGE_ROW, ...BESIDE },
  })
  if (found === null) throw notFound('Message')
  // Merged while the lock was awaited, its messages stand in another chat.
  if (locked?.chatId !== found.chatId) return lockMessage(tx, ref)
  const { evidence, chat, _count: count, ...row } = found
  const { headSeq, hasEmergency, ownUndoSeconds } = locked
  return {
    ...row,
    ...{ headSeq, hasEmergency, ownUndoSeconds },
    hasFiles: count.files > 0,
    replyAddress: addressOf(chat),
    taught: taughtOf({ evidence, chat }),
  }
}

type LockedChat = OwnUndo & { chatId: string; headSeq: number; hasEmergency: boolean }

/** Undefined where the chat is gone. */
async function lockChatOf(tx: Transaction, { hostId, messageId }: MessageRef): Promise<LockedChat | undefined> {
  const [locked] = await tx.$queryRaw<LockedChat[]>`
    select id::text as "chatId", head_seq as "headSeq", ${OWN_UNDO_SECONDS} as "ownUndoSeconds",
      exists (select from emergency e where e.host_id = c.host_id and e.chat_id = c.id and e.ended_at is null) as "hasEmergency"
      from chat c
     where host_id = ${hostId}::uuid
       and id = (select chat_id from message where id = ${messageId}::uuid and host_id = ${hostId}::uuid)
       for no key update`
  return locked
}

/**
 * The same lock alone, for who reads nothing else: one statement. Answers when it was asked for.
 * @throws AppError not_found, also for another host's message.
 */
export async function lockChatOfMessage(tx: Transaction, ref: MessageRef): Promise<{ now: Date }> {
  const { hostId, messageId } = ref
  const [locked] = await tx.$queryRaw<{ now: Date }[]>`
    select clock_timestamp() as now from chat
    where host_id = ${hostId}::uuid
      and id = (select chat_id from message where id = ${messageId}::uuid and host_id = ${hostId}::uuid)
      for no key update`
  if (locked !== undefined) return locked
  if ((await tx.message.count({ where: { id: messageId, hostId } })) === 0) throw notFound('Message')
  return lockChatOfMessage(tx, ref)
}
