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

/** What the host says of a fact: its value is this, it is right as it was read, or it is none. */
export type FactVerdict = { value: PropertyFactView['value'] } | 'right' | 'none'
type Settling = {
  fact: PropertyFactView
  verdict: FactVerdict
  /** Whether its draft is written again at once; else with what is settled after it. */
  isLast: boolean
}

/** Has a draft written again with what its house says now, where it can be. */
export function useFollow(draft: MessageView): (version?: number) => Promise<void> {
  const client = useQueryClient()
  return async (version) => {
    if (canBeWrittenAgain(draft)) await writeAgain(client, draft, version)
  }
}

/**
 * Settles a fact that a draft rests on and has that draft written again with it; a toast that outlives both takes it back, unless the
 * fact was taken away, and the draft follows once more. `onFailed`: why the fact was not saved.
 */
export function useSettleFactHere(draft: MessageView, propertyId: string, onFailed: (sentence: string) => void) {
  const client = useQueryClient()
  const follow = useFollow(draft)
  const change = (fact: PropertyFactView, body: ChangeFactInput) =>
    call('changeFact', { params: { id: propertyId, factId: fact.id }, body })
  const readAgain = () => client.invalidateQueries({ queryKey: queryKeys.propertyFacts(propertyId) })
  const onUndo = (before: PropertyFactView) =>
    void change(before, { value: before.value, isConfirmed: before.isConfirmed }).then(
      async () => {
        toastDone(say.fact.undone)
        await readAgain()
        await follow()
      },
      (error: unknown) => {
        logFailure(error)
        toastFailed(failureIt(error, say.fact.notSaved))
      },
    )
  return useMutation({
    mutationFn: ({ fact, verdict }: Settling): Promise<unknown> => {
      if (verdict === 'none') return call('deleteFact', { params: { id: propertyId, factId: fact.id } })
      return change(fact, verdict === 'right' ? { isConfirmed: true } : verdict)
    },
    onSuccess: (_, { fact, verdict, isLast }) => {
      if (verdict === 'none') toastDone(say.fact.removed)
      else {
        const title = verdict === 'right' ? say.fact.nowConfirmed : say.fact.saved
        toastUndo(title, { label: say.fact.undo, onUndo: () => onUndo(fact) })
      }
      void readAgain().then(() => (isLast ? follow(draft.version) : undefined))
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
