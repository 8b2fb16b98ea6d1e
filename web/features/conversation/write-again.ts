import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WriteAgainInput } from '#api/contract/message-inputs.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed } from '#web/ui/toast.ts'
import { awaitDraft, keepMessage } from './after-command.ts'

export type HostWish = NonNullable<WriteAgainInput['wish']>

/** The draft goes away with its form: who pressed there goes on in the conversation. */
export const focusConversation = () =>
  document.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true })

/** Has the draft that was shown written again as the host wishes; `onDone` once that is accepted. A failure is a toast, unless it is said elsewhere. */
export function useWriteAgain(
  { id, version, chatId }: MessageView,
  onDone: () => void,
  onFailed = (error: Error) => toastFailed(failureIt(error, say.wish.failed)),
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: HostWish) =>
      call('writeAgain', { params: { id }, body: { version, wish } }, { idempotencyKey: randomKey() }),
    onSuccess: (message) => {
      awaitDraft(message.id)
      keepMessage(client, message)
      onDone()
    },
    onError: (error) => {
      logFailure(error)
      onFailed(error)
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.messages(chatId) }),
        client.invalidateQueries({ queryKey: queryKeys.chats }),
      ]),
  })
}
