import type { Transaction } from '#prisma/client.ts'
import { owedReplyText } from '#workflows/domain/secrets/owed-reply-text.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { createMessage } from './create-message.ts'
import type { MessageRow } from './message-row.ts'

export type OwedDraft = {
  hostId: string
  chatId: string
  /** Of the placeholders that are due. */
  names: string[]
  language: string | null
  id: string
  now: Date
}

/**
 * The draft that gives a guest what a reply had said would come; it waits for the host, without a deadline: no message of a
 * guest is waiting for it. The caller holds the chat's lock.
 * @throws Error where the host has no such chat.
 */
export async function openOwedDraft(
  tx: Transaction,
  { hostId, chatId, names, language, id, now }: OwedDraft,
): Promise<MessageRow> {
  const chat = await tx.chat.findFirstOrThrow({
    where: { id: chatId, hostId },
    select: { sourceId: true, headSeq: true, sender: true, host: { select: { name: true } } },
  })
  const text = owedReplyText(names, { language, guest: chat.sender, host: chat.host.name })
  const columns = {
    id,
    hostId,
    chatId,
    sourceId: chat.sourceId,
    seq: chat.headSeq,
    text,
    aiText: text,
    language,
    drafter: 'built-in',
    reasons: [say({ code: 'secret_owed' })],
    evidence: { topics: [], claims: [], unknowns: [], risks: ['access'] },
    createdAt: now,
  }
  return createMessage(tx, columns, { creation: 'open_owed_draft', now })
}
