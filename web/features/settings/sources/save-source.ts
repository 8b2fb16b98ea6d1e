import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SourceTypeName, SourceView } from '#api/contract/sources.ts'
import { call, type RequestTo } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'

/** What is sent of a source of each type. */
export type SourceInput = {
  gmail: RequestTo<'createGmailSource'>['body']
  whatsapp: RequestTo<'createWhatsappSource'>['body']
  email: RequestTo<'createEmailSource'>['body']
}

type Saving<T extends SourceTypeName> = {
  create: (body: SourceInput[T]) => Promise<SourceView>
  update: (id: string, body: SourceInput[T]) => Promise<SourceView>
}
const savings: { [T in SourceTypeName]: Saving<T> } = {
  gmail: {
    create: (body) => call('createGmailSource', { body }),
    update: (id, body) => call('updateGmailSource', { params: { id }, body }),
  },
  whatsapp: {
    create: (body) => call('createWhatsappSource', { body }),
    update: (id, body) => call('updateWhatsappSource', { params: { id }, body }),
  },
  email: {
    create: (body) => call('createEmailSource', { body }),
    update: (id, body) => call('updateEmailSource', { params: { id }, body }),
  },
}

/** Creates a source, or changes the one that is given; the list is read again. */
export function useSaveSource<T extends SourceTypeName>(type: T, source: SourceView | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SourceInput[T]) => {
      if (source === undefined) return savings[type].create(body)
      if (source.id === '') throw new Error(say.sources.missingId)
      return savings[type].update(source.id, body)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.sources }),
  })
}

/** What the person is told of a save that failed: the server's text where it gave one. */
export function saveFailure(error: unknown, type: SourceTypeName): string {
  if (error instanceof ApiError && error.status > 0) {
    return error.error.startsWith('HTTP ') ? say.sources.failedToSave[type] : error.error
  }
  return error instanceof Error && error.message === say.sources.missingId
    ? say.sources.missingId
    : say.sources.unexpected
}
