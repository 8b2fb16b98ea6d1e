import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChatView } from '#api/contract/chats.ts'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { showChat } from '#web/lib/show-chat.ts'
import { noteTakenBack } from '#web/lib/taken-back.ts'
import { clockTime } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'
import { toastDone, toastFailed, toastUndo, withdrawUndo } from '#web/ui/toast.ts'
import { DISMISSAL } from './dismiss-chat.ts'

export type Snooze = { verb: 'snooze'; until: Date } | { verb: 'wake' }

/** Puts a chat off until a moment, or takes that back: at once in the chat, offered for a while in a toast that outlives it. */
export function useSnooze({ id, last_message_at: lastMessageAt }: ChatView) {
  const client = useQueryClient()
  const params = { id }
  const failed = (error: unknown) => {
    logFailure(error)
    toastFailed(failureIt(error, say.later.failed))
    return client.invalidateQueries({ queryKey: queryKeys.chats })
  }
  const wake = () => call('reopenChat', { params })
  const onUndo = () => {
    noteTakenBack(id)
    void wake().then((chat) => {
      toastDone(say.later.back)
      return showChat(client, chat)
    }, failed)
  }
  const { mutate, isPending } = useMutation({
    mutationKey: [DISMISSAL, id],
    mutationFn: (snooze: Snooze) =>
      snooze.verb === 'wake'
        ? wake()
        : call('snoozeChat', { params, body: { until: snooze.until.toISOString(), lastMessageAt } }),
    onSuccess: (chat, snooze) => {
      if (snooze.verb === 'wake') withdrawUndo(id)
      else {
        const title = say.later.done(clockTime(snooze.until.toISOString(), new Date()))
        toastUndo(title, { label: say.later.undo, onUndo, about: id })
      }
      void showChat(client, chat)
    },
    onError: failed,
  })
  return { run: (snooze: Snooze) => mutate(snooze), isPending }
}
