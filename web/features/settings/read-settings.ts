import { useQuery } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** Settings are edited in forms, so they are not read again under the person's hands. */
const still = { refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const

export const useAppSettings = () =>
  useQuery({
    ...still,
    queryKey: queryKeys.appSettings,
    queryFn: ({ signal }) => call('readAppSettings', {}, { signal }),
  })

export const useAiSettings = () =>
  useQuery({
    ...still,
    queryKey: queryKeys.aiSettings,
    queryFn: ({ signal }) => call('readAiSettings', {}, { signal }),
  })

export const useDebugSettings = () =>
  useQuery({
    ...still,
    queryKey: queryKeys.debugSettings,
    queryFn: ({ signal }) => call('getDebugSettings', {}, { signal }),
    // The switches end by themselves: the screen shows it when they do.
    refetchInterval: ({ state }) => untilEnd(state.data?.SWITCHED_UNTIL ?? null),
  })

const SHORTEST_MS = 1_000

const untilEnd = (end: string | null) => (end === null ? false : Math.max(SHORTEST_MS, Date.parse(end) - Date.now()))
