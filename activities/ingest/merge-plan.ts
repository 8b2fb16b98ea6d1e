import type { KeyedChat, NamedIn, ThreadLookup, ThreadPlan } from './thread-plan.ts'

type Place = { known: ThreadLookup; plan: ThreadPlan; by: number }

/** Has all that was planned of two chats stand in the older one, which is answered. What nobody has stored yet is only planned otherwise. */
export function planMerge(two: [KeyedChat, KeyedChat], { known, plan, by }: Place): KeyedChat {
  const [stays, goes] = isOlder(two[0].chatId, two[1].chatId, known) ? two : [two[1], two[0]]
  const [into, from] = [stays.chatId, goes.chatId]
  plan.chatOf = plan.chatOf.map((chatId) => (chatId === from ? into : chatId))
  plan.newReferences = withoutDoubles(
    plan.newReferences.map((named) => (named.chatId === from ? { ...named, chatId: into } : named)),
  )
  const dropped = plan.newChats.get(from)
  if (dropped === undefined) plan.merges.push({ from, into, by })
  else if (!dropped.threadKey.startsWith('mail:'))
    plan.newReferences.push({ rfcMessageId: dropped.threadKey, chatId: into })
  plan.newChats.delete(from)
  relink(known, from, stays)
  return { chatId: into, threadKey: stays.threadKey, sender: stays.sender ?? goes.sender }
}

function isOlder(one: string, other: string, { facts }: ThreadLookup): boolean {
  const [first, second] = [facts.get(one), facts.get(other)]
  if (first === undefined || second === undefined || first.createdAt === second.createdAt) return one < other
  return first.createdAt < second.createdAt
}

/** Whatever led to the chat that goes leads to the one that stays. */
function relink(known: ThreadLookup, from: string, { chatId: into, threadKey }: KeyedChat): void {
  const moved = <T extends KeyedChat>(chat: T): T =>
    chat.chatId === from ? { ...chat, chatId: into, threadKey } : chat
  for (const [key, chat] of known.byKey) known.byKey.set(key, moved(chat))
  for (const [id, chats] of known.byReference) known.byReference.set(id, onceEach(chats.map(moved)))
  for (const [peer, chats] of known.byPeer) known.byPeer.set(peer, chats.map(moved))
  const [one, other] = [known.facts.get(into), known.facts.get(from)]
  if (one === undefined || other === undefined) return
  known.facts.set(into, {
    ...one,
    propertyId: one.propertyId ?? other.propertyId,
    stay: one.stay ?? other.stay,
    code: one.code ?? other.code,
    replyAddress: one.replyAddress ?? other.replyAddress,
    names: [...one.names, ...other.names],
  })
}

const onceEach = (chats: NamedIn[]) =>
  chats.filter(({ chatId }, at) => chats.findIndex((one) => one.chatId === chatId) === at)

const withoutDoubles = (references: ThreadPlan['newReferences']) => [
  ...new Map(references.map((named) => [`${named.chatId} ${named.rfcMessageId}`, named])).values(),
]
