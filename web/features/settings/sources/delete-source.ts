import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

/** Disconnects a source; its chats stay. */
export function useDeleteSource() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sourceId: string) => call('deleteSource', { params: { id: sourceId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.sources }),
  })
}
