import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import type { SourceView } from '#api/contract/sources.ts'
import { call } from '#web/lib/api-client.ts'
import { failureEn } from '#web/lib/failure-en.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { useNow } from '#web/lib/use-now.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { countOf } from './count-of.ts'

const LOOK_MS = 10_000

/** Has its source counted now, and read again where it misses something. */
export function CountButton({ source }: { source: SourceView }) {
  const client = useQueryClient()
  const now = useNow(LOOK_MS)
  const counting = useMutation({
    mutationFn: () => call('countSource', { params: { id: source.id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.sources }),
    onError: (error) => void failureEn(error, say.sourceState.failedToCount).then(toastFailed),
  })
  const title = source.name ?? source.identifier
  const misses = (source.counts?.missing ?? 0) > 0
  const texts = say.sourceState
  return (
    <Button
      size="small"
      lang={langOf('en')}
      busy={counting.isPending || countOf(source, now) === 'under_way'}
      aria-label={misses ? texts.readAgainOf(title) : texts.countOf(title)}
      onClick={() => counting.mutate()}
    >
      <ListChecks aria-hidden />
      {misses ? texts.readAgain : texts.count}
    </Button>
  )
}
