import { type RefObject, Suspense, useId } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { later } from '#web/code/later.ts'
import { say } from '#web/texts/say.ts'
import { OnceIdle } from '#web/ui/once-idle.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DraftFrame, DraftHead } from './draft-head.tsx'
import { DraftText } from './draft-text.tsx'
import { Warnings } from './draft-warnings.tsx'
import { hasDoubts } from './facts-of-claim.ts'
import { GrowingDraft } from './growing-draft.tsx'
import { idsOf } from './ids-of.ts'
import type { RunCommand } from './message-commands.ts'
import { FilesToSend, ReplyBox } from './reply-box.tsx'
import { useDecision } from './use-decision.ts'

const ArrivalLine = later(() => import('./arrival-line.tsx'))
const DraftDoubts = later(() => import('./draft-doubts.tsx'))
const WriteAgainForm = later(() => import('./write-again-form.tsx'))

/** The draft that waits for the host: what it says, how sure it is and why it waits, then the decision. Its keys are its own. */
export function DraftCard({
  draft,
  card,
  run,
  onDecided,
  onEdit,
}: {
  draft: MessageView
  card: RefObject<HTMLElement | null>
  run: RunCommand
  onDecided: () => void
  onEdit: (() => void) | undefined
}) {
  const recipientId = useId()
  const arrivalId = useId()
  const { isChanged, isBlocked, ...decision } = useDecision(draft, { card, run, onDecided, onEdit })
  return (
    <DraftFrame label={say.inbox.draft.region} frame={card}>
      <DraftHead draft={draft} recipientId={recipientId} />
      <div className="mt-4">
        <DraftText draft={draft} />
        <p role="status" className="mt-2 text-small text-muted empty:hidden">
          {isChanged && say.inbox.draft.changed}
        </p>
        <GrowingDraft draft={draft} />
        <Warnings draft={draft} />
        {draft.propertyId !== null && hasDoubts(draft) && (
          <Suspense>
            <DraftDoubts draft={draft} propertyId={draft.propertyId} />
          </Suspense>
        )}
        <OnceIdle>
          <ArrivalLine id={arrivalId} chatId={draft.chatId} text={draft.text} />
          <FilesToSend chatId={draft.chatId} placeId={draft.id} isShown />
        </OnceIdle>
        <div className="mt-6">
          <DraftActions
            {...decision}
            onEdit={onEdit}
            isBlocked={isBlocked}
            describedBy={idsOf({ [recipientId]: draft.recipient !== null, [arrivalId]: isBlocked })}
          />
        </div>
        <OnceIdle instead={<p className="mt-2 h-6" />}>
          <WriteAgainForm draft={draft} card={card} />
        </OnceIdle>
        <ReplyBox chatId={draft.chatId} label={say.inbox.draft.own} className="mt-4" />
      </div>
    </DraftFrame>
  )
}
