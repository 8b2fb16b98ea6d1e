import { useQuery } from '@tanstack/react-query'
import type { DebugSettings } from '#api/contract/debug-settings.ts'
import type { AiSettingsView, AppSettings } from '#api/contract/settings.ts'
import { callJson } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** Settings are edited in forms, so they are not read again under the person's hands. */
const still = { refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const

export const useAppSettings = () =>
  useQuery({
    ...still,
    queryKey: queryKeys.appSettings,
    queryFn: ({ signal }) => callJson<AppSettings>('/app-settings', { signal }),
  })

export const useAiSettings = () =>
  useQuery({
    ...still,
    queryKey: queryKeys.aiSettings,
    queryFn: ({ signal }) => callJson<AiSettingsView>('/ai-settings', { signal }),
  })

export const useDebugSettings = () =>
  useQuery({
    ...still,
    queryKey: queryKeys.debugSettings,
    queryFn: ({ signal }) => callJson<DebugSettings>('/admin/debug/settings', { signal }),
  })
