import { useQuery } from '@tanstack/react-query'
import type { ChatCountQuery } from '#api/contract/chats.ts'
import { MOST_COUNTED } from '#api/contract/queues.ts'
import { call } from './api-client.ts'
import { queryKeys } from './query-keys.ts'

const MINUTE_MS = 60_000

/** How many chats wait, and how many there are, of all or of what a list is narrowed to; under the key of chats, so that whatever changes one has it read again. */
export const useChatCounts = ({ channel, propertyId }: ChatCountQuery = {}) =>
  useQuery({
    queryKey: queryKeys.chatCounts({ channel, propertyId }),
    queryFn: ({ signal }) => call('countChats', { query: { channel, propertyId } }, { signal }),
    // What was put off waits again by the clock alone: no event tells of it.
    refetchInterval: MINUTE_MS,
  })

/** A number of chats as people read it: beyond what is counted, that there are more. */
export const countOf = (many: number, most = MOST_COUNTED): string => (many < most ? String(many) : `${most - 1}+`)
