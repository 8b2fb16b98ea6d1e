import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SourceView } from '#api/contract/sources.ts'
import { call } from '#web/lib/api-client.ts'
import { failureEn } from '#web/lib/failure-en.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'
import { toastFailed, toastUndo, withdrawUndo } from '#web/ui/toast.ts'

const undoOf = (id: string) => `pause:${id}`

/** Has a source rest, which can be taken back at once, or go on. */
export function usePauseSource({ id, name, identifier }: SourceView) {
  const client = useQueryClient()
  const show = (after: SourceView) => {
    client.setQueryData<SourceView[]>(queryKeys.sources, (all) => all?.map((one) => (one.id === id ? after : one)))
    return client.invalidateQueries({ queryKey: queryKeys.sources })
  }
  const resuming = useMutation({
    mutationFn: () => call('resumeSource', { params: { id } }),
    onSuccess: (after) => {
      withdrawUndo(undoOf(id))
      return show(after)
    },
    onError: (error) => void failureEn(error, say.sourceState.failedToResume).then(toastFailed),
  })
  const pausing = useMutation({
    mutationFn: () => call('pauseSource', { params: { id } }),
    onSuccess: (after) => {
      const undo = {
        label: say.sourceState.undo,
        onUndo: resuming.mutate,
        about: undoOf(id),
      }
      toastUndo(say.sourceState.pausedNow(name ?? identifier), undo)
      return show(after)
    },
    onError: (error) => void failureEn(error, say.sourceState.failedToPause).then(toastFailed),
  })
  return { pause: pausing.mutate, resume: resuming.mutate, isBusy: pausing.isPending || resuming.isPending }
}
