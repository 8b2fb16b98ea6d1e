import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SnippetInput, SnippetView } from '#api/contract/snippets.ts'
import { call } from './api-client.ts'
import { logFailure } from './log-failure.ts'
import { queryKeys } from './query-keys.ts'

/** All of the host's, by name. */
export const useSnippets = () =>
  useQuery({ queryKey: queryKeys.snippets, queryFn: ({ signal }) => call('listSnippets', {}, { signal }) })

/** Of `id`: changed; without one it is new. */
type SnippetCommand = { verb: 'save'; id?: string; snippet: SnippetInput } | { verb: 'delete'; id: string }

const carryOut = (command: SnippetCommand): Promise<SnippetView | undefined> => {
  if (command.verb === 'delete') return call('deleteSnippet', { params: { id: command.id } }).then(() => undefined)
  const { id, snippet: body } = command
  return id === undefined ? call('createSnippet', { body }) : call('changeSnippet', { params: { id }, body })
}

export function useSnippetCommand() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: carryOut,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.snippets }),
    onError: logFailure,
  })
}
