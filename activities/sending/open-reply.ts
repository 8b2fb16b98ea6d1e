import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import type { MessageRef } from './message-row.ts'

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
  deps: Pick<ActivityDeps, 'db' | 'config'>,
  { hostId, messageId }: MessageRef,
): Promise<Opening> {
  const message = await inHost(deps.db, hostId, (tx) =>
    tx.message.findFirst({
      where: { id: messageId, hostId },
      select: { seq: true, chat: { select: { channel: true, headSeq: true, property: { select: { name: true } } } } },
    }),
  )
  if (message === null) throw notFound('Message')
  return {
    channel: message.chat.channel,
    property: message.chat.property?.name ?? null,
    overtaken: message.seq < message.chat.headSeq,
    announce: deps.config.n8n.webhookUrl !== undefined,
  }
}
