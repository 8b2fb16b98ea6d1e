import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DebugSettings, DebugSettingsInput } from '#api/contract/debug-settings.ts'
import type { AiSettingsInput, AiSettingsView, AppSettings } from '#api/contract/settings.ts'
import { callJson } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

function useSave<Input, View>(path: string, queryKey: readonly string[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input) => callJson<View>(path, { method: 'POST', body }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      return client.invalidateQueries({ queryKey: queryKeys.me })
    },
  })
}

export const useSaveAppSettings = () => useSave<AppSettings, AppSettings>('/app-settings', queryKeys.appSettings)
export const useSaveAiSettings = () => useSave<AiSettingsInput, AiSettingsView>('/ai-settings', queryKeys.aiSettings)
export const useSaveDebugSettings = () =>
  useSave<DebugSettingsInput, DebugSettings>('/admin/debug/settings', queryKeys.debugSettings)
