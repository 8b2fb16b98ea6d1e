import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { baseSubject } from '#activities/channels/text/subject.ts'
import type { Transaction } from '#prisma/client.ts'
import {
  type NamedIn,
  type PeerChat,
  referencesOf,
  SUBJECT_WINDOW_MS,
  type ThreadLookup,
  threadKeyOf,
} from './plan-threads.ts'

type Scope = { hostId: string; sourceId: string }

/** Reads what `planThreads` needs to know of these messages: three indexed look-ups for the whole batch. */
export async function loadThreads(
  tx: Transaction,
  { hostId, sourceId }: Scope,
  messages: readonly IncomingMessage[],
): Promise<ThreadLookup> {
  const keys = [...new Set(messages.flatMap((message) => threadKeyOf(message) ?? []))]
  const references = [...new Set(messages.flatMap(referencesOf))]
  const byKey =
    keys.length === 0
      ? []
      : await tx.chat.findMany({
          where: { hostId, sourceId, threadKey: { in: keys } },
          select: { id: true, threadKey: true },
        })
  const byReference =
    references.length === 0
      ? []
      : await tx.$queryRaw<(NamedIn & { rfcMessageId: string })[]>`
          select r.rfc_message_id as "rfcMessageId", c.id::text as "chatId", c.email as peer,
            c.channel not in ('gmail', 'email', 'whatsapp') as "isRelayed"
          from thread_ref r join chat c on c.host_id = r.host_id and c.id = r.chat_id
          where r.host_id = ${hostId}::uuid and r.source_id = ${sourceId}::uuid and r.rfc_message_id = any(${references})
          order by c.created_at, c.id`
  return {
    byKey: new Map(byKey.map((chat) => [chat.threadKey, chat.id])),
    byReference: Map.groupBy(byReference, ({ rfcMessageId }) => rfcMessageId),
    byPeer: await loadPeerChats(tx, { hostId, sourceId }, messages),
  }
}

async function loadPeerChats(tx: Transaction, { hostId, sourceId }: Scope, messages: readonly IncomingMessage[]) {
  const peers = [...new Set(messages.flatMap((message) => (message.threadKey === null ? (message.peer ?? []) : [])))]
  const byPeer = new Map<string, PeerChat[]>()
  if (peers.length === 0) return byPeer
  const oldest = Math.min(...messages.map((message) => message.writtenAt.getTime())) - SUBJECT_WINDOW_MS
  const chats = await tx.chat.findMany({
    where: {
      hostId,
      sourceId,
      email: { in: peers },
      threadKey: { startsWith: 'mail:' },
      lastMessageAt: { gte: new Date(oldest) },
    },
    select: { id: true, email: true, subject: true, lastMessageAt: true },
    orderBy: { lastMessageAt: 'desc' },
    take: 1000,
  })
  for (const { id, email, subject, lastMessageAt } of chats) {
    const of = byPeer.get(email ?? '') ?? []
    of.push({ chatId: id, base: baseSubject(subject), lastMessageAt: lastMessageAt.getTime() })
    byPeer.set(email ?? '', of)
  }
  return byPeer
}
