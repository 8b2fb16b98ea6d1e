import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { AnalyticsWeeks } from '#api/contract/analytics-words.ts'
import { call, callPage } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

const EVERY_MS = 60_000

export type Period = { weeks: AnalyticsWeeks; propertyId: string }

/** The figures of a period; while those of another are read, the ones before stay. */
export const useAnalytics = ({ weeks, propertyId }: Period) =>
  useQuery({
    queryKey: ['analytics', weeks, propertyId],
    queryFn: ({ signal }) =>
      call('readAnalytics', { query: { weeks, ...(propertyId !== '' && { propertyId }) } }, { signal }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  })

/** The properties that there is something to tell of. */
export const usePropertiesWithChats = () =>
  useQuery({
    queryKey: queryKeys.chatFilters,
    queryFn: ({ signal }) => call('listChatFilters', {}, { signal }),
    select: ({ properties }) => properties,
  })

/** The same figures property by property, a page at a time. */
export const usePropertyFigures = (weeks: AnalyticsWeeks) =>
  useInfiniteQuery({
    queryKey: ['analytics', 'properties', weeks],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        'listPropertyFigures',
        { query: { weeks, ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
