import type { SourceId } from '#activities/channels/account/source.ts'
import type { Transaction } from '#prisma/client.ts'
import { notePhoneReply } from '#prisma/messages/note-phone-reply.ts'
import type { WakeRef } from '#prisma/messages/wake-ref.ts'
import type { PlannedMessage } from './plan-rows.ts'

type Replies = SourceId & { replies: readonly PlannedMessage[]; now: Date }

/**
 * Stores what the host wrote on a phone, under the locks of the chats. Answers the workflows of the drafts that it made needless.
 * @throws Error as `notePhoneReply`.
 */
export async function storePhoneReplies(tx: Transaction, { replies, now, ...scope }: Replies): Promise<WakeRef[]> {
  const superseded: WakeRef[] = []
  for (const { id, chatId, seq, message } of replies) {
    const { text, note, peer, providerId, rfcMessageId, writtenAt } = message
    const reply = { ...scope, id, chatId, seq, text, note, recipient: peer, providerId, rfcMessageId, writtenAt, now }
    superseded.push(...(await notePhoneReply(tx, reply)))
  }
  return superseded
}
