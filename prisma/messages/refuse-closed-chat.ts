import { reachOfChat } from '#prisma/arrival/reach-of-chat.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { type Reading, readAtOnce, reading } from '#prisma/reading.ts'
import { whyItCannotArrive } from '#workflows/domain/arrival/will-it-arrive.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { readFilledTemplate } from '#workflows/domain/templates/template.ts'
import type { ChatRef } from './lock-chat.ts'

/** `text`: what is to be said there. `template`: what carries it, which no window shuts out. */
type ChatAt = ChatRef & { text: string; template?: unknown; now: Date }

/**
 * Lets only a chat pass that can be written to, and gives its source.
 * @throws AppError not_found; rule_refused when its source is gone, or the text cannot arrive, as WhatsApp takes no free text any more.
 */
export async function refuseClosedChat(
  tx: Transaction,
  { hostId, chatId, text, template, now }: ChatAt,
): Promise<string> {
  const chat = { hostId, chatId }
  const { source, reach } = await readAtOnce(tx, { source: sourceOfChat(chat), reach: reachOfChat(chat) })
  if (source === null || reach === null) throw notFound('Chat')
  if (source.isDeleted) throw new AppError('rule_refused', { code: 'source_deleted' })
  const refusal = whyItCannotArrive(reach, text, now)
  const isCarried = refusal?.code === 'whatsapp_window_shut' && readFilledTemplate(template) !== null
  if (refusal !== null && !isCarried) throw new AppError('rule_refused', refusal)
  return source.id
}

type SourceOfChat = { id: string; isDeleted: boolean }

function sourceOfChat({ hostId, chatId }: ChatRef): Reading<SourceOfChat | null> {
  const select = Prisma.sql`
    select s.id::text as id, s.deleted_at is not null as "isDeleted" from chat c
      join message_source s on s.host_id = c.host_id and s.id = c.source_id
    where c.host_id = ${hostId}::uuid and c.id = ${chatId}::uuid`
  return reading<SourceOfChat, SourceOfChat | null>(select, ([row]) => row ?? null)
}
