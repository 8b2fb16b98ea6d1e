import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProposalView } from '#api/contract/learning.ts'
import type { MessageView } from '#api/contract/messages.ts'
import { call } from '#web/lib/api-client.ts'
import { failureIt } from '#web/lib/failure-it.ts'
import { logFailure } from '#web/lib/log-failure.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { toastDone, toastFailed, toastUndo } from '#web/ui/toast.ts'

/** Kept in other words than were answered, and taken back here: it is asked again. */
const askedAgain = new Set<string>()

/** What the host answered for this draft, and has not said yet whether the house is to know it. */
export function useOpenAnswers({ chatId, wish }: MessageView): ProposalView[] {
  const answers = wish?.answers ?? []
  const { data } = useQuery({
    queryKey: queryKeys.learning,
    queryFn: ({ signal }) => call('readLearning', {}, { signal }),
    enabled: answers.length > 0,
    // A draft that was written again since may have more of them.
    refetchOnMount: 'always',
  })
  const given = new Set(answers.map(({ text }) => text))
  return (data?.proposals ?? []).filter(
    (one) => one.chatId === chatId && (given.has(one.sentence) || askedAgain.has(one.id)),
  )
}

/** The facts at once, also where nobody looks: the next sentence that is opened has them. */
const readAgain = (client: QueryClient, propertyId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.propertyFacts(propertyId), refetchType: 'all' }),
    client.invalidateQueries({ queryKey: queryKeys.learning }),
    client.invalidateQueries({ queryKey: queryKeys.properties }),
  ])

/** `sentence`: in these words it is kept; null where it is not to be. */
export type Verdict = { sentence: string | null }

/** Keeps an answer as a fact of its property, or says that it is none; either is taken back by a toast that outlives the chat. */
export function useKeepAnswer({ id, property, propertyId }: ProposalView, onFailed: (sentence: string) => void) {
  const client = useQueryClient()
  const params = { id }
  const onUndo = () =>
    void call('reopenProposal', { params }).then(
      () => {
        askedAgain.add(id)
        toastDone(say.question.keepUndone)
        return readAgain(client, propertyId)
      },
      (error: unknown) => {
        logFailure(error)
        toastFailed(failureIt(error, say.question.failed))
        return readAgain(client, propertyId)
      },
    )
  return useMutation({
    mutationFn: ({ sentence }: Verdict) =>
      sentence === null ? call('dismissProposal', { params }) : call('acceptProposal', { params, body: { sentence } }),
    onSuccess: (_, { sentence }) => {
      const title = sentence === null ? say.question.notKept : say.question.kept(property)
      toastUndo(title, { label: say.question.undo, onUndo })
      return readAgain(client, propertyId)
    },
    onError: (error) => {
      logFailure(error)
      onFailed(failureIt(error, say.question.failed))
    },
  })
}
