import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatCounts, ChatView } from '#api/contract/chats.ts'
import { MOST_FOUND } from '#api/contract/queues.ts'
import type { ChatFilter } from '#web/features/chats/read-chats.ts'
import { useChats } from '#web/features/chats/read-chats.ts'
import { useQueuePlace } from '#web/features/chats/read-queue-place.ts'
import { countOf, useChatCounts } from '#web/lib/chat-counts.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { useIsOnline } from '#web/lib/use-online.ts'
import { waitsNow } from '#web/lib/waits-now.ts'
import { type DecidedChat, stillDecided } from './decided-chats.ts'

/** The chat after this one, of those that wait; behind the last again the first. */
const nextOf = (waiting: ChatView[], chatId: string): ChatView | undefined => {
  const others = waiting.filter(({ id }) => id !== chatId)
  const at = waiting.findIndex(({ id }) => id === chatId)
  return others[at] ?? others[0]
}

const manyOf = (counts: ChatCounts, queue: ChatFilter['queue']) =>
  queue === undefined ? counts.approve + counts.answer : counts[queue]

const nextInReach = (waiting: ChatView[], chatId: string, isInReach: (chat: ChatView) => boolean) =>
  nextOf(waiting.filter(isInReach), chatId) ?? nextOf(waiting, chatId)

export type PlaceInQueue = {
  /** What was decided on the way here and waits no more. */
  decided: DecidedChat[]
  /** Null where the chat does not wait there, or that is not known yet. */
  place: { at: number; all: string } | null
  next: string | undefined
  /** Whether it can be read: with a line, or as it was read before. */
  isNextInReach: boolean
}

/** Where a chat stands among those that wait, and which comes next: by the list, or by the server where the list was not read so far. */
export function usePlaceInQueue(chatId: string, filter: ChatFilter, before: DecidedChat[]): PlaceInQueue {
  const { data = [], hasNextPage, dataUpdatedAt } = useChats(filter)
  const listed = data.filter(waitsNow)
  const decided = stillDecided(before, listed, dataUpdatedAt)
  const waiting = listed.filter((chat) => decided.every(({ id }) => id !== chat.id))
  const listedAt = waiting.findIndex(({ id }) => id === chatId)
  const isListed = listedAt !== -1
  const { queue, q } = filter
  const counts = useChatCounts({ channel: filter.channel, propertyId: filter.propertyId }).data
  const told = useQueuePlace(chatId, filter, { enabled: hasNextPage && (!isListed || q !== undefined) }).data
  const client = useQueryClient()
  const isOnline = useIsOnline()
  const isKnown = (id: string) => client.getQueryData(queryKeys.messages(id)) !== undefined
  const isHere = ({ id }: ChatView) => id === chatId || isKnown(id)
  // Without a line one that can be read comes before one that cannot.
  const behind = isListed ? nextInReach(waiting, chatId, isOnline ? () => true : isHere)?.id : told?.next
  // Once it is decided it stands nowhere any more: the next one is the one that came after it.
  const [known, setKnown] = useState(behind)
  if (behind && behind !== known) setKnown(behind)
  const stillWaits = known !== undefined && (hasNextPage || waiting.some(({ id }) => id === known))
  const next = (stillWaits ? known : nextOf(waiting, chatId)?.id) ?? undefined
  const inAll = () => {
    if (!hasNextPage) return String(waiting.length + decided.length)
    if (told) return q === undefined ? String(told.of + decided.length) : countOf(told.of, MOST_FOUND)
    return counts && q === undefined ? countOf(manyOf(counts, queue) + decided.length) : null
  }
  const at = isListed ? listedAt + 1 : hasNextPage ? told?.place : null
  const all = inAll()
  const place = at && all !== null ? { at: decided.length + at, all } : null
  return { decided, place, next, isNextInReach: isOnline || (next !== undefined && isKnown(next)) }
}
