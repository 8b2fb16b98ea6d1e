import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChatView } from '#api/contract/chats.ts'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { showChat } from '#web/lib/show-chat.ts'
import { noteTakenBack } from '#web/lib/taken-back.ts'
import { say } from '#web/texts/say.ts'
import { toastDone, toastFailed, toastUndo, withdrawUndo } from '#web/ui/toast.ts'
import { awaitAnswer, endAwaiting, isUndoWanted } from './unanswered.ts'

export const DISMISSAL = 'dismissal'

export type Dismissal = { verb: 'dismiss' | 'reopen' }

/** Says that a chat needs no answer, or takes that back: at once in the chat, offered for a while in a toast that outlives it. */
export function useDismissal({ id, last_message_at: lastMessageAt }: ChatView) {
  const client = useQueryClient()
  const params = { id }
  const failed = (error: unknown) => {
    logFailure(error)
    toastFailed(failureIt(error, say.dismissal.failed))
    return client.invalidateQueries({ queryKey: queryKeys.chats })
  }
  const reopen = () => call('reopenChat', { params })
  const onUndo = () => {
    noteTakenBack(id)
    void reopen().then((chat) => {
      toastDone(say.dismissal.back)
      return showChat(client, chat)
    }, failed)
  }
  const mutationKey = [DISMISSAL, id]
  const { mutate, isPending } = useMutation({
    mutationKey,
    onMutate: (dismissal) => {
      if (dismissal.verb === 'dismiss') awaitAnswer(client, dismissal)
    },
    mutationFn: ({ verb }: Dismissal) =>
      verb === 'dismiss' ? call('dismissChat', { params, body: { lastMessageAt } }) : reopen(),
    onSuccess: (chat, dismissal) => {
      const { verb } = dismissal
      if (isUndoWanted(dismissal)) onUndo()
      else if (verb === 'dismiss') toastUndo(say.dismissal.taken, { label: say.dismissal.undo, onUndo, about: id })
      else withdrawUndo(id)
      // Nobody waits for the lists: the key that takes back is the toast's from here on.
      void showChat(client, chat)
    },
    onError: failed,
    onSettled: (_chat, _error, dismissal) => endAwaiting(dismissal),
  })
  // Two keys may come before anything is drawn anew.
  const run = (dismissal: Dismissal) => {
    if (client.isMutating({ mutationKey }) === 0) mutate(dismissal)
  }
  return { run, isPending }
}
