import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type RequestTo } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

function useAddUser<N extends 'createPaidUser' | 'linkExisting'>(name: N) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (request: RequestTo<N>) => call(name, request),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.users('').slice(0, 1) }),
  })
}

export const useCreatePaidUser = () => useAddUser('createPaidUser')
export const useLinkExisting = () => useAddUser('linkExisting')
