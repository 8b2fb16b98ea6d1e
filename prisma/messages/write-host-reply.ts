import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import { learnFromReply, learnFromWords } from '#prisma/learning/learn-from-reply.ts'
import { replyAddressOf } from '#prisma/reply-address.ts'
import { changeDrafts } from './change-drafts.ts'
import type { By } from './change-message.ts'
import { createMessage } from './create-message.ts'
import { undoUntil } from './judge-decision.ts'
import { lockChat } from './lock-chat.ts'
import type { MessageRow } from './message-row.ts'
import { refuseClosedChat } from './refuse-closed-chat.ts'
import { showInList } from './show-in-list.ts'
import { stopFallbacks } from './stop-fallbacks.ts'
import { takeEmergencies } from './take-emergencies.ts'

export type HostReply = {
  hostId: string
  chatId: string
  /** What the new message will be called. */
  id: string
  text: string
  undoSeconds: number
  by: By
  now: Date
}

/**
 * Stores the host's own reply, which leaves after the undo window. It supersedes the open drafts of the chat, and a
 * fallback that has not left yet.
 * @throws AppError not_found; rule_refused where the chat can no longer be written to.
 */
export async function writeHostReply(tx: Transaction, reply: HostReply): Promise<MessageRow> {
  const { hostId, chatId, id, text, by, now } = reply
  const headSeq = await lockChat(tx, reply)
  const sourceId = await refuseClosedChat(tx, reply)
  const superseded = await changeDrafts(tx, {
    hostId,
    chatIds: [chatId],
    command: 'supersede',
    supersededById: id,
    by,
    now,
  })
  await learnFromReply(tx, { hostId, text, supersededIds: superseded.map(({ messageId }) => messageId), now })
  await stopFallbacks(tx, { hostId, chatId, supersededById: id, by, now }, headSeq)
  await takeEmergencies(tx, { hostId, chatId, by, now })
  const seq = headSeq + 1
  const recipient = await replyAddressOf(tx, reply)
  const columns = { id, hostId, chatId, sourceId, seq, text, recipient, createdAt: now, undoUntil: undoUntil(reply) }
  const row = await createMessage(tx, 'write_host_reply', { ...columns, wakeOwedAt: now })
  await learnFromWords(tx, row, now)
  await tx.chat.updateMany({ where: { id: chatId, hostId }, data: { headSeq: seq, unreadCount: 0 } })
  // Its text becomes the chat's newest when it has left.
  await showInList(tx, row, now)
  await recordAudit(tx, { hostId, ...by, action: 'chat.manual_reply', subject: id, detail: { chatId } })
  return row
}
