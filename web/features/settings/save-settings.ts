import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type RequestTo } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

type Save = 'saveAppSettings' | 'saveAiSettings' | 'saveDebugSettings'

function useSave<N extends Save>(name: N, queryKey: readonly string[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: RequestTo<N>) => call(name, request),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      return Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.me }),
        // What stands on the ladder follows from the rule.
        client.invalidateQueries({ queryKey: queryKeys.rungs }),
      ])
    },
  })
}

export const useSaveAppSettings = () => useSave('saveAppSettings', queryKeys.appSettings)
export const useSaveAiSettings = () => useSave('saveAiSettings', queryKeys.aiSettings)
export const useSaveDebugSettings = () => useSave('saveDebugSettings', queryKeys.debugSettings)
