import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { baseSubject } from '#activities/channels/text/subject.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { REPLY_ADDRESS } from '#prisma/reply-address.ts'
import { PLANNED_EACH_TIME, unforeseen } from '#prisma/statement-names.ts'
import { DIRECT_CHANNELS } from '#workflows/domain/channels.ts'
import { hintOf, keysOf, referencesOf, SUBJECT_WINDOW_MS } from './plan-threads.ts'
import type { ChatFacts, KeyedChat, NamedIn, PeerChat, ThreadLookup } from './thread-plan.ts'

/** `sourceIds`: among whose chats the messages may belong. */
type Scope = { hostId: string; sourceIds: readonly string[] }

/**
 * Reads what `planThreads` needs to know of these messages: three look-ups for the whole batch, each key, id or address by its own index
 * (`lateral`): whatever PostgreSQL knows of a mailbox that just grows, it never reads all of a host's chats for two hundred of them. A guest's mails are one
 * conversation by whichever of the host's mailboxes they come; who writes to another number on WhatsApp has another one there.
 */
export async function loadThreads(
  tx: Transaction,
  { hostId, sourceId }: { hostId: string; sourceId: string },
  messages: readonly IncomingMessage[],
): Promise<ThreadLookup> {
  const scope = { hostId, sourceIds: await sourcesBeside(tx, { hostId, sourceId }) }
  return {
    ...(await loadNamed(tx, scope, messages)),
    byPeer: await loadPeerChats(tx, scope, messages),
  }
}

/** The source itself and, of a mailbox, all mailboxes of the host: the deleted too, whose conversations go on in the others. */
async function sourcesBeside(tx: Transaction, { hostId, sourceId }: { hostId: string; sourceId: string }) {
  const mailboxes = await tx.messageSource.findMany({
    where: { hostId, type: { not: 'whatsapp' } },
    select: { id: true },
  })
  const ids = mailboxes.map(({ id }) => id)
  return ids.includes(sourceId) ? ids : [sourceId]
}

/** In SQL, what tells the chat `c` apart from others; its names of those that a platform names alone. */
const FACTS = Prisma.sql`json_build_object('createdAt', extract(epoch from c.created_at) * 1000, 'isNew', false,
  'propertyId', c.property_id, 'code', c.reservation_code, 'replyAddress', lower(${REPLY_ADDRESS}),
  'stay', case when c.stay_confirmed_by is not null then c.check_in_date || ' ' || c.check_out_date end,
  'names', case when c.channel = any(${DIRECT_CHANNELS}) then '{}' else array(
    select n.rfc_message_id from thread_ref n
    where n.host_id = c.host_id and n.chat_id = c.id and n.rfc_message_id like c.channel || ':%') end) as facts`

/** Of one guest, the newest. */
const MOST_OF_PEER = 200

const ofSources = ({ hostId, sourceIds }: Scope) => Prisma.sql`
  source_id = any(${unforeseen(Prisma.sql`${sourceIds}::uuid[]`)}::uuid[]) and host_id = ${unforeseen(Prisma.sql`${hostId}::uuid`)}`

type WithFacts = { facts: ChatFacts }

async function loadNamed(tx: Transaction, scope: Scope, messages: readonly IncomingMessage[]) {
  const keys = [...new Set(messages.flatMap(keysOf))]
  const references = [...new Set([...messages.flatMap(referencesOf), ...messages.flatMap(hintOf), ...keys])]
  const byKey =
    keys.length === 0
      ? []
      : await tx.$queryRaw<(KeyedChat & WithFacts)[]>`
          ${PLANNED_EACH_TIME} select c.id::text as "chatId", c.thread_key as "threadKey", coalesce(c.told_sender, c.sender) as sender, ${FACTS}
          from unnest(${keys}::text[]) k(key), lateral (
            select * from chat where ${ofSources(scope)} and thread_key = k.key offset 0) c
          order by c.created_at desc, c.id`
  const byReference =
    references.length === 0
      ? []
      : await tx.$queryRaw<(NamedIn & WithFacts & { rfcMessageId: string })[]>`
          ${PLANNED_EACH_TIME} select r.rfc_message_id as "rfcMessageId", c.id::text as "chatId", c.thread_key as "threadKey", coalesce(c.told_sender, c.sender) as sender, c.email as peer,
            c.channel <> all(${DIRECT_CHANNELS}) as "isRelayed", ${FACTS}
          from unnest(${references}::text[]) k(id), lateral (
            select * from thread_ref where ${ofSources(scope)} and rfc_message_id = k.id
            offset 0) r join chat c on c.host_id = r.host_id and c.id = r.chat_id
          order by c.created_at, c.id`
  return {
    // Of several, of before keys were looked up by host, the oldest.
    byKey: new Map(byKey.map((chat) => [chat.threadKey, chat])),
    byReference: Map.groupBy(byReference, ({ rfcMessageId }) => rfcMessageId),
    facts: new Map([...byKey, ...byReference].map(({ chatId, facts }) => [chatId, facts])),
  }
}

async function loadPeerChats(tx: Transaction, scope: Scope, messages: readonly IncomingMessage[]) {
  const peers = [...new Set(messages.flatMap((message) => (message.threadKey === null ? (message.peer ?? []) : [])))]
  const byPeer = new Map<string, PeerChat[]>()
  if (peers.length === 0) return byPeer
  const oldest = Math.min(...messages.map((message) => message.writtenAt.getTime())) - SUBJECT_WINDOW_MS
  const chats = await tx.$queryRaw<(KeyedChat & { peer: string; subject: string | null; lastMessageAt: Date })[]>`
    ${PLANNED_EACH_TIME} select k.peer, c.id::text as "chatId", coalesce(c.told_sender, c.sender) as sender, c.thread_key as "threadKey", c.subject,
      c.last_message_at as "lastMessageAt"
    from unnest(${peers}::text[]) k(peer), lateral (
      select * from (select * from chat where ${ofSources(scope)} and email = k.peer offset 0) of
      where starts_with(thread_key, 'mail:') and last_message_at >= ${new Date(oldest)}::timestamptz
      order by last_message_at desc limit ${MOST_OF_PEER}::int) c`
  for (const { peer, subject, lastMessageAt, ...chat } of chats) {
    const of = byPeer.get(peer) ?? []
    of.push({ ...chat, base: baseSubject(subject), lastMessageAt: lastMessageAt.getTime() })
    byPeer.set(peer, of)
  }
  return byPeer
}
