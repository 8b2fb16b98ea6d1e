import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewUserResult } from '#api/contract/users.ts'
import { callJson } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

function useAddUser<Input>(path: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input) => callJson<NewUserResult>(path, { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.users('').slice(0, 1) }),
  })
}

export type PaidUser = {
  email: string
  fullName: string
  tempPassword: string
  requirePasswordChange: true
  emailVerified: true
}
export type LinkedUser = { email: string; activate: boolean; ensurePaidRole: boolean }

export const useCreatePaidUser = () => useAddUser<PaidUser>('/admin/paid-users')
export const useLinkExisting = () => useAddUser<LinkedUser>('/admin/users/link-existing')
