import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UnsentTextView } from '#api/contract/unsent-texts.ts'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { toastFailed, toastUndo } from '#web/ui/toast.ts'
import { focusBack } from './held-focus.ts'
import { forgetLeft } from './left-texts.ts'
import { giveBack, keepUnsentText } from './unsent-text.ts'
import { WINDOW } from './use-kept-text.ts'

/** Ends what stands in a place that nothing names any more, here and on the server. */
function useEnd({ id, chatId, text, version }: UnsentTextView) {
  const client = useQueryClient()
  const queryKey = queryKeys.unsent(chatId)
  const take = () => {
    giveBack(chatId, text)
    focusBack(chatId)
  }
  return useMutation({
    mutationFn: (_then: 'use' | 'end') => {
      const body = { draftId: null, draftVersion: null, placeId: id, text: '', version, writer: WINDOW }
      return call('saveUnsentText', { params: { id: chatId }, body })
    },
    onSuccess: (_ended, then) => {
      if (then === 'use') take()
      else toastUndo(say.unsent.ended, { label: say.unsent.undo, onUndo: take })
      keepUnsentText(id, '')
      forgetLeft(id)
      client.setQueryData<UnsentTextView[]>(queryKey, (rows) => rows?.filter((row) => row.id !== id))
    },
    onError: (error) => {
      logFailure(error)
      toastFailed(failureIt(error, say.unsent.notEnded))
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** What was begun about a draft, and of which no later draft has the question: to be used in the reply, or thrown away with a way back. */
export function LeftWords({ row }: { row: UnsentTextView }) {
  const { mutate, isPending } = useEnd(row)
  return (
    <section aria-label={say.unsent.left} className="mx-auto w-full max-w-4xl rounded-card bg-raised p-3 text-small">
      <p className="font-medium">{say.unsent.left}</p>
      <p className="mt-1 max-h-24 overflow-y-auto break-words whitespace-pre-wrap">{row.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" busy={isPending} onClick={() => mutate('use')}>
          {say.unsent.use}
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-disabled={isPending || undefined}
          onClick={() => isPending || mutate('end')}
        >
          {say.unsent.end}
        </Button>
      </div>
    </section>
  )
}
