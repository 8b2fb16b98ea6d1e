import type { CountedKind, Message } from '#prisma/generated/client.ts'
import { asOwner } from '#tests/api/given.ts'
import { ENDED_UNSENT, type MessageStatus } from '#workflows/domain/message-status.ts'

const STANDS_FOR_NOTHING: ReadonlySet<MessageStatus> = new Set(ENDED_UNSENT)

/** What a message counts as, reckoned without the database's own rules. */
function kindOf(message: Message): CountedKind | null {
  const { kind, status, isAutomatic, approvedAt, aiText, text } = message
  if (kind === 'guest') return isAutomatic ? null : 'guest'
  if (kind === 'draft' && status !== 'sent') return STANDS_FOR_NOTHING.has(status) ? null : 'draft'
  if (status !== 'sent' || kind === 'emergency') return null
  if (kind === 'draft')
    return approvedAt === null ? 'by_itself' : aiText === null || aiText === text ? 'unchanged' : 'edited'
  return kind === 'fallback' ? 'fallback' : 'manual'
}

/** How many messages of a host there are of each kind in each house, counted one by one. */
export async function countMessages(hostId: string): Promise<Record<string, number>> {
  const messages = await asOwner().message.findMany({ where: { hostId } })
  const chats = new Map((await asOwner().chat.findMany({ where: { hostId } })).map((chat) => [chat.id, chat]))
  const counted: Record<string, number> = {}
  for (const message of messages) {
    const kind = kindOf(message)
    if (kind === null) continue
    const key = `${kind} ${chats.get(message.chatId)?.propertyId ?? 'none'}`
    counted[key] = (counted[key] ?? 0) + 1
  }
  return counted
}
