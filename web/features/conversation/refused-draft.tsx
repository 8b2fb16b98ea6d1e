import { Suspense } from 'react'
import type { ChatView } from '#api/contract/chats.ts'
import { later } from '#web/code/later.ts'
import { say } from '#web/texts/say.ts'
import { useMessages } from './read-conversation.ts'

const WriteAgainForm = later(() => import('./write-again-form.tsx'))

/** Of a chat that waits for an answer as its draft was refused: another draft in its place. */
export function RefusedDraft({ chat: { id, queue } }: { chat: ChatView }) {
  const last = useMessages(id).data?.items.findLast(({ kind }) => kind === 'draft')
  if (queue !== 'answer' || last?.status !== 'discarded') return null
  return (
    <section aria-label={say.wish.refused} className="border-b border-line px-4 py-2 text-small md:px-6">
      <p className="text-muted">{say.wish.refusedText}</p>
      <Suspense>
        <WriteAgainForm draft={last} />
      </Suspense>
    </section>
  )
}
