import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SourceTypeName, SourceView } from '#api/contract/sources.ts'
import { callJson } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { sourceTexts as texts } from '#web/texts/sources.ts'

/** Creates a source, or changes the one that is given; the list is read again. */
export function useSaveSource(type: SourceTypeName, source: SourceView | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: object) => {
      if (source === undefined) return callJson<SourceView>(`/settings/users/sources/${type}`, { method: 'POST', body })
      if (source.id === '') throw new Error(texts.missingId)
      return callJson<SourceView>(`/settings/users/sources/${source.id}/${type}`, { method: 'PUT', body })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.sources }),
  })
}

/** What the person is told of a save that failed: the server's text where it gave one. */
export function saveFailure(error: unknown, type: SourceTypeName): string {
  if (error instanceof ApiError && error.status > 0) {
    return error.error.startsWith('HTTP ') ? texts.failedToSave[type] : error.error
  }
  return error instanceof Error && error.message === texts.missingId ? texts.missingId : texts.unexpected
}
