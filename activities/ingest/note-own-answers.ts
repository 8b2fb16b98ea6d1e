import type { SourceId } from '#activities/channels/account/source.ts'
import type { Transaction } from '#prisma/client.ts'
import { noteOwnAnswer } from '#prisma/messages/note-own-answer.ts'
import type { PlannedMessage } from './plan-rows.ts'

/**
 * What the host has answered by hand and a copy of which came in, to themselves or to another mailbox of theirs: nothing leaves by itself
 * to a guest who has it (decision 092). A mail that names the guest's and goes to somebody else, as a cleaner, answers nobody.
 * @throws AppError not_found when a message is deleted meanwhile.
 */
export async function noteOwnAnswers(
  tx: Transaction,
  { hostId }: SourceId,
  messages: readonly PlannedMessage[],
): Promise<void> {
  for (const { chatId, message } of messages) {
    const { inReplyTo, references, writtenTo, isHistory } = message
    const named = [inReplyTo, ...references].flatMap((id) => id ?? [])
    if (writtenTo.length === 0 || named.length === 0 || isHistory) continue
    const asked = await tx.message.findFirst({
      where: {
        ...{ hostId, chatId, kind: 'guest', rfcMessageId: { in: named } },
        chat: { OR: [{ email: { in: writtenTo } }, { replyTo: { in: writtenTo } }] },
      },
      orderBy: { seq: 'desc' },
      select: { id: true },
    })
    if (asked !== null) await noteOwnAnswer(tx, { hostId, messageId: asked.id })
  }
}
