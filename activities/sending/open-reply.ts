import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { isOvertaken } from '#prisma/messages/is-overtaken.ts'
import type { MessageRef } from '#prisma/messages/message-row.ts'
import { notFound } from '#workflows/domain/errors.ts'

export type Opening = {
  channel: string
  /** The property's name, for the operator's eyes. */
  property: string | null
  /** A newer guest message or the host's own reply stands in the chat. */
  overtaken: boolean
  /** Somebody wants to be told of new messages. */
  announce: boolean
}

/** What the workflow of a message shows and asks at its start. @throws AppError not_found. */
export async function openReply(
  deps: Pick<ActivityDeps, 'db' | 'n8n'>,
  { hostId, messageId }: MessageRef,
): Promise<Opening> {
  return inHost(deps.db, hostId, async (tx) => {
    const message = await tx.message.findFirst({
      where: { id: messageId, hostId },
      select: { chatId: true, seq: true, chat: { select: { channel: true, property: { select: { name: true } } } } },
    })
    if (message === null) throw notFound('Message')
    const { chatId, seq, chat } = message
    return {
      channel: chat.channel,
      property: chat.property?.name ?? null,
      overtaken: await isOvertaken(tx, { hostId, chatId, seq }),
      announce: deps.n8n.webhookUrl !== undefined,
    }
  })
}
