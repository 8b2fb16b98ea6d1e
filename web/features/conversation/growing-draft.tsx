import { skipToken, useQuery } from '@tanstack/react-query'
import type { MessageView } from '#api/contract/messages.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { say } from '#web/texts/say.ts'

/** What a model is writing beside the draft that stands, as it writes it: nothing to decide on yet. */
export function GrowingDraft({ draft }: { draft: MessageView }) {
  const { data: text = '' } = useQuery<string>({ queryKey: queryKeys.growing(draft.id), queryFn: skipToken })
  if (draft.writingUntil === null || text === '') return null
  return (
    <section aria-label={say.inbox.draft.growing} className="mt-4 border-l-2 border-line pl-3 text-muted">
      <p className="text-small font-medium">{say.inbox.draft.growing}</p>
      <p className="mt-1 whitespace-pre-wrap break-words">{text}…</p>
    </section>
  )
}
