import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MessageView } from '#api/contract/messages.ts'
import type { ChangeFactInput, PropertyFactView } from '#api/contract/property-facts.ts'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { say } from '#web/texts/say.ts'
import { toastDone, toastFailed, toastUndo } from '#web/ui/toast.ts'
import { awaitDraft, keepMessage } from './after-command.ts'

/** Only what waits for the host, and answers a message, can be written again. */
export const canBeWrittenAgain = ({ status, answersId }: MessageView) => status === 'pending' && answersId !== null

/**
 * Corrects a fact that a draft rests on and has that draft written again with it; a toast that outlives both takes the correction
 * back, and the draft follows once more. `onFailed`: why the fact was not saved.
 */
export function useCorrectFact(draft: MessageView, propertyId: string, onFailed: (sentence: string) => void) {
  const client = useQueryClient()
  const change = (fact: PropertyFactView, body: ChangeFactInput) =>
    call('changeFact', { params: { id: propertyId, factId: fact.id }, body })
  const follow = async (version?: number) => {
    await client.invalidateQueries({ queryKey: queryKeys.propertyFacts(propertyId) })
    if (canBeWrittenAgain(draft)) await writeAgain(client, draft, version)
  }
  const onUndo = (before: PropertyFactView) =>
    void change(before, { value: before.value, isConfirmed: before.isConfirmed }).then(
      () => {
        toastDone(say.fact.undone)
        return follow()
      },
      (error: unknown) => {
        logFailure(error)
        toastFailed(failureIt(error, say.fact.notSaved))
      },
    )
  return useMutation({
    mutationFn: ({ fact, value }: { fact: PropertyFactView; value: PropertyFactView['value'] }) =>
      change(fact, { value }),
    onSuccess: (_, { fact }) => {
      toastUndo(say.fact.saved, { label: say.fact.undo, onUndo: () => onUndo(fact) })
      void follow(draft.version)
    },
    onError: (error) => {
      logFailure(error)
      onFailed(failureIt(error, say.fact.notSaved))
    },
  })
}

/** The fact is saved whatever becomes of the draft: that it was not written again is said. */
async function writeAgain(client: QueryClient, { id, chatId }: MessageView, version: number | undefined) {
  const body = { wish: { kind: 'again' as const }, ...(version !== undefined && { version }) }
  await call('writeAgain', { params: { id }, body }, { idempotencyKey: randomKey() }).then(
    (message) => {
      awaitDraft(message.id)
      keepMessage(client, message)
    },
    (error: unknown) => {
      logFailure(error)
      toastFailed(failureIt(error, say.fact.notWritten))
    },
  )
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.messages(chatId) }),
    client.invalidateQueries({ queryKey: queryKeys.chats }),
  ])
}
