import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callJson } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** Disconnects a source; its chats stay. */
export function useDeleteSource() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sourceId: string) => callJson<undefined>(`/settings/sources/${sourceId}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.sources }),
  })
}
