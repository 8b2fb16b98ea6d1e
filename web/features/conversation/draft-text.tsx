import { Suspense } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { later } from '#web/code/later.ts'
import { ChippedText } from './chipped-text.tsx'
import { draftTextClass } from './draft-text-class.ts'

const MarkedText = later(() => import('./marked-text.tsx'))

/** What a draft says: at once, and marked with what it rests on as soon as that is there. */
export const DraftText = ({ draft }: { draft: MessageView }) => (
  <Suspense
    fallback={
      <p className={draftTextClass}>
        <ChippedText text={draft.text} />
      </p>
    }
  >
    <MarkedText draft={draft} />
  </Suspense>
)
