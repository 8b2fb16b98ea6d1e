import { type ReactNode, Suspense, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { later } from '#web/code/later.ts'
import { type OpenedFact, OpenFact } from './open-fact.ts'
import { openDraft } from './timeline.ts'

const FactDialog = later(() => import('./fact-dialog.tsx'))

/** The draft that says what is corrected: the one that was read, or that has come in its place. */
const toWriteAgain = ({ draft }: OpenedFact, messages: MessageView[]): MessageView => {
  const now = messages.find(({ id }) => id === draft.id) ?? draft
  return now.status === 'pending' ? now : (openDraft(messages) ?? now)
}

/** Where a sentence of a draft opens its fact. A value that is being typed stays though the draft goes away behind it. */
export function OpenedFacts({ messages, children }: { messages: MessageView[]; children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedFact>()
  return (
    <OpenFact value={setOpened}>
      {children}
      {opened && (
        <Suspense>
          <FactDialog {...opened} toWrite={toWriteAgain(opened, messages)} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </OpenFact>
  )
}
