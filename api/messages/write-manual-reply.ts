import type { ManualReplyInput, MessageView } from '#api/contract/messages.ts'
import { tellWorker } from '#api/engine/tell-worker.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { readMessage } from './get-message.ts'
import { lockSendableChat } from './lock-sendable-chat.ts'
import { FIRST_ATTEMPT, startDelivery } from './start-delivery.ts'
import { supersedeOpenDrafts } from './supersede-open-drafts.ts'

type WriteManualReply = { params: { id: string }; body: ManualReplyInput }

/**
 * Stores the host's own reply, which settles the open drafts of the chat, and has it sent after the undo window.
 * @throws AppError not_found; rule_refused where the chat can no longer be written to.
 */
export async function writeManualReply(context: HostContext, { params, body }: WriteManualReply): Promise<MessageView> {
  const { deps, host } = context
  const messageId = deps.newId()
  const overtaken = await inHost(deps.db, host.id, (tx) =>
    storeReply(tx, context, { chatId: params.id, messageId, text: body.text }),
  )
  await tellWorker(context, async () => {
    await startDelivery(context, { messageId, chatId: params.id, attempt: FIRST_ATTEMPT })
    await deps.engine.tellSuperseded(overtaken)
  })
  return readMessage(context, messageId)
}

type Reply = { chatId: string; messageId: string; text: string }

async function storeReply(
  tx: Transaction,
  context: HostContext,
  { chatId, messageId, text }: Reply,
): Promise<string[]> {
  const { deps, host } = context
  const now = deps.now()
  const chat = await lockSendableChat(tx, { hostId: host.id, chatId, now })
  const seq = chat.headSeq + 1
  const overtaken = await supersedeOpenDrafts(tx, { hostId: host.id, chatId, now })
  await tx.message.create({
    data: {
      id: messageId,
      hostId: host.id,
      chatId,
      sourceId: chat.sourceId,
      kind: 'host_reply',
      status: 'approved',
      seq,
      text,
      createdAt: now,
      undoUntil: new Date(now.getTime() + deps.config.undoSeconds * 1000),
      version: FIRST_ATTEMPT,
    },
  })
  // Its text becomes the chat's newest when it has left.
  await tx.chat.updateMany({
    where: { id: chatId, hostId: host.id },
    data: { headSeq: seq, unreadCount: 0, lastMessageStatus: 'approved' },
  })
  await recordAudit(tx, auditEntry(context, { action: 'chat.manual_reply', subject: messageId, detail: { chatId } }))
  return overtaken
}
