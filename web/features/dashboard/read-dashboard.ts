import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AiSettingsView } from '#api/contract/settings.ts'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

const ITEMS = 5
const FIGURES_EVERY_MS = 60_000

export const useDashboard = () =>
  useQuery({
    queryKey: queryKeys.dashboard,
    queryFn: ({ signal }) => call('readDashboard', {}, { signal }),
    refetchInterval: FIGURES_EVERY_MS,
  })

/** The five newest by last message. */
export const useRecentChats = () =>
  useQuery({
    queryKey: queryKeys.recentChats,
    queryFn: ({ signal }) => call('listChats', { query: { limit: ITEMS } }, { signal }),
  })

/** Whom it presses most to decide on, or to answer; null where nobody waits any more. */
export const useFirstWaiting = (queue: 'approve' | 'answer') =>
  useQuery({
    queryKey: queryKeys.firstWaiting(queue),
    queryFn: ({ signal }) => call('listChats', { query: { queue, limit: 1 } }, { signal }),
    select: ([first]) => first ?? null,
  })

/** The five newest by creation. */
export const useNewestProperties = () =>
  useQuery({
    queryKey: queryKeys.properties,
    queryFn: ({ signal }) => call('listProperties', {}, { signal }),
    select: (properties) =>
      properties.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, ITEMS),
  })

export const useAutomaticMode = () =>
  useQuery({
    queryKey: queryKeys.aiSettings,
    queryFn: ({ signal }) => call('readAiSettings', {}, { signal }),
    select: (settings) => settings.automaticMode,
  })

/** Switches Auto-Pilot, shown at once and taken back when the call fails. */
export function useSwitchAutomaticMode() {
  const client = useQueryClient()
  const queryKey = queryKeys.aiSettings
  return useMutation({
    mutationFn: (automaticMode: boolean) => call('saveAiSettings', { body: { automaticMode } }),
    onMutate: (automaticMode) => {
      const before = client.getQueryData<AiSettingsView>(queryKey)
      if (before) client.setQueryData(queryKey, { ...before, automaticMode })
      return { before }
    },
    onError: (_error, _variables, kept) => client.setQueryData(queryKey, kept?.before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Has every source of the host look for new mail now. */
export const usePollSources = () => useMutation({ mutationFn: () => call('pollSources', {}) })
