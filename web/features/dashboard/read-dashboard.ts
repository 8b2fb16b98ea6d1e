import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChatView } from '#api/contract/chats.ts'
import type { DashboardView } from '#api/contract/dashboard.ts'
import type { PropertyView } from '#api/contract/properties.ts'
import type { AiSettingsView } from '#api/contract/settings.ts'
import { callJson } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

const ITEMS = 5
const FIGURES_EVERY_MS = 60_000

export const useDashboard = () =>
  useQuery({
    queryKey: queryKeys.dashboard,
    queryFn: ({ signal }) => callJson<DashboardView>('/dashboard', { signal }),
    refetchInterval: FIGURES_EVERY_MS,
  })

/** The five newest by last message. */
export const useRecentChats = () =>
  useQuery({
    queryKey: queryKeys.recentChats,
    queryFn: ({ signal }) => callJson<ChatView[]>(`/chats?limit=${ITEMS}`, { signal }),
  })

/** The five newest by creation. */
export const useNewestProperties = () =>
  useQuery({
    queryKey: queryKeys.properties,
    queryFn: ({ signal }) => callJson<PropertyView[]>('/properties', { signal }),
    select: (properties) =>
      properties.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, ITEMS),
  })

export const useAutomaticMode = () =>
  useQuery({
    queryKey: queryKeys.aiSettings,
    queryFn: ({ signal }) => callJson<AiSettingsView>('/ai-settings', { signal }),
    select: (settings) => settings.automaticMode,
  })

/** Switches Auto-Pilot, shown at once and taken back when the call fails. */
export function useSwitchAutomaticMode() {
  const client = useQueryClient()
  const queryKey = queryKeys.aiSettings
  return useMutation({
    mutationFn: (automaticMode: boolean) =>
      callJson<AiSettingsView>('/ai-settings', { method: 'POST', body: { automaticMode } }),
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
export const usePollSources = () =>
  useMutation({ mutationFn: () => callJson<{ polled: number }>('/sources/poll', { method: 'POST' }) })
