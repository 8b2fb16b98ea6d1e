import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { paths } from '#web/lib/paths.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { toastDone, toastFailed } from '#web/ui/toast.ts'

/** Puts a chat back among the unread, and leaves it: whoever stayed would have read it in a second. */
export function useMarkUnread(chatId: string): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { mutate } = useMutation({
    mutationFn: () => call('markChatUnread', { params: { id: chatId } }),
    onSuccess: () => {
      toastDone(say.later.unreadDone)
      void client.invalidateQueries({ queryKey: queryKeys.chats })
    },
    onError: (error) => {
      logFailure(error)
      toastFailed(failureIt(error, say.later.failed))
    },
  })
  return () => {
    mutate()
    void navigate({ pathname: paths.chats, search })
  }
}
