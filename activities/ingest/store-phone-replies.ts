import type { SourceId } from '#activities/channels/account/source.ts'
import type { Transaction } from '#prisma/client.ts'
import { noteOldReplies, notePhoneReply, type PhoneReply } from '#prisma/messages/note-phone-reply.ts'
import type { WakeRef } from '#prisma/messages/owed-wakes.ts'
import type { PlannedMessage } from './plan-rows.ts'

type Replies = SourceId & { replies: readonly PlannedMessage[]; now: Date }

/**
 * Stores what the host wrote on a phone, under the locks of the chats. Answers the workflows of the drafts that it made needless.
 * @throws Error as `notePhoneReply`.
 */
export async function storePhoneReplies(tx: Transaction, { replies, now, ...scope }: Replies): Promise<WakeRef[]> {
  const superseded: WakeRef[] = []
  const rows = replies.map(({ id, chatId, seq, message }): PhoneReply => {
    const { text, note, peer, providerId, rfcMessageId, writtenAt, isHistory } = message
    return {
      ...scope,
      id,
      chatId,
      seq,
      text,
      note,
      recipient: peer,
      providerId,
      rfcMessageId,
      writtenAt,
      isHistory,
      now,
    }
  })
  await noteOldReplies(
    tx,
    rows.filter(({ seq }) => seq === 0),
  )
  for (const reply of rows) if (reply.seq > 0) superseded.push(...(await notePhoneReply(tx, reply)))
  return superseded
}
