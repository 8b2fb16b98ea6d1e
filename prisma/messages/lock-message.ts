import type { Transaction } from '#prisma/client.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { getMessage, type MessageRef, type MessageRow } from './message-row.ts'

/** A message as it is while its chat is locked: nobody else changes it before the transaction ends. */
export type LockedMessage = MessageRow & { headSeq: number }

/**
 * The message, with the row of its chat locked: whoever changes the state of a chat's messages, ingest too, takes
 * this lock first, so that they do so one after the other.
 * @throws AppError not_found, also for another host's message.
 */
export async function lockMessage(tx: Transaction, ref: MessageRef): Promise<LockedMessage> {
  const [chat] = await tx.$queryRaw<{ head_seq: number }[]>`
    select head_seq from chat
     where host_id = ${ref.hostId}::uuid
       and id = (select chat_id from message where id = ${ref.messageId}::uuid and host_id = ${ref.hostId}::uuid)
       for no key update`
  if (chat === undefined) throw notFound('Message')
  return { ...(await getMessage(tx, ref)), headSeq: chat.head_seq }
}
