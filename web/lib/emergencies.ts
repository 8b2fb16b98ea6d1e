import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { logFailure } from './log-failure.ts'

/** Beside the live stream, which may be away. */
const LOOK_AGAIN_MS = 10_000

/** What is open, the newest first. */
export const useOpenEmergencies = () =>
  useQuery({
    queryKey: queryKeys.emergencies,
    queryFn: ({ signal }) => call('listEmergencies', {}, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  })

/** All that there were in a chat. */
export const useChatEmergencies = (chatId: string) =>
  useQuery({
    queryKey: queryKeys.chatEmergencies(chatId),
    queryFn: ({ signal }) => call('listEmergencies', { query: { chatId } }, { signal }),
  })

export type EmergencyCommand = { id: string; verb: 'take' | 'over' | 'false_alarm' }

/** Takes an emergency, or ends it. */
export function useEmergencyCommand() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, verb }: EmergencyCommand) =>
      verb === 'take'
        ? call('takeEmergency', { params: { id } })
        : call('endEmergency', { params: { id }, body: { as: verb } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.emergencies }),
    onError: logFailure,
  })
}
