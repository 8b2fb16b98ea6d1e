import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { logFailure } from './log-failure.ts'

/** What was promised in a chat and is open; under the key of chats, so that whatever changes one has it read again. */
export const useChatDeferrals = (chatId: string) =>
  useQuery({
    queryKey: queryKeys.chatDeferrals(chatId),
    queryFn: ({ signal }) => call('listDeferrals', { query: { chatId, state: 'open' } }, { signal }),
  })

/** All that is open, the first due first. */
export const useOpenDeferrals = () =>
  useQuery({
    queryKey: queryKeys.deferrals,
    queryFn: ({ signal }) => call('listDeferrals', { query: { state: 'open' } }, { signal }),
  })

export type DeferralCommand = { id: string; verb: 'settle' | 'reopen' }

/** Says that the guest has their answer, or takes that back. */
export function useDeferralCommand() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, verb }: DeferralCommand) =>
      call(verb === 'settle' ? 'settleDeferral' : 'reopenDeferral', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.deferrals }),
    onError: logFailure,
  })
}
