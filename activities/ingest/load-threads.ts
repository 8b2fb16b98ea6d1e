import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { baseSubject } from '#activities/channels/text/subject.ts'
import type { Transaction } from '#prisma/client.ts'
import { type PeerChat, referencesOf, SUBJECT_WINDOW_MS, type ThreadLookup, threadKeyOf } from './plan-threads.ts'

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
      : await tx.$queryRaw<{ rfc_message_id: string; chat_id: string }[]>`
          select rfc_message_id, chat_id::text from thread_ref
          where host_id = ${hostId}::uuid and source_id = ${sourceId}::uuid and rfc_message_id = any(${references})`
  return {
    byKey: new Map(byKey.map((chat) => [chat.threadKey, chat.id])),
    byReference: new Map(byReference.map((row) => [row.rfc_message_id, row.chat_id])),
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
