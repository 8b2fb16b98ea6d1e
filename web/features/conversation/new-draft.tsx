import { ChevronDown } from 'lucide-react'
import { type RefObject, Suspense, useId, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { later } from '#web/code/later.ts'
import { cn } from '#web/lib/cn.ts'
import { useIsPhone } from '#web/lib/use-media.ts'
import { say } from '#web/texts/say.ts'
import { ChippedText } from './chipped-text.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DraftHead } from './draft-head.tsx'
import { DraftText } from './draft-text.tsx'
import { Warnings } from './draft-warnings.tsx'
import { idsOf } from './ids-of.ts'
import type { RunCommand } from './message-commands.ts'
import { useDecision } from './use-decision.ts'

const ArrivalLine = later(() => import('./arrival-line.tsx'))

/** Below its buttons where these stand beside its heading. */
const boxClass =
  'more-below mt-1 max-h-[clamp(4rem,66dvh-28rem,11rem)] basis-full overflow-y-auto overscroll-contain md:order-last'

/**
 * The draft that came while its host writes, within the editor where there is no room for its card beside that: what it says, why it
 * waits, and the decision. On a phone its first line, until it is opened.
 */
export default function NewDraft({
  draft,
  card,
  run,
  onDecided,
}: {
  draft: MessageView
  card: RefObject<HTMLElement | null>
  run: RunCommand
  onDecided: () => void
}) {
  const isPhone = useIsPhone()
  const [chosen, setOpen] = useState<boolean>()
  const isOpen = chosen ?? !isPhone
  const id = useId()
  const recipientId = useId()
  const arrivalId = useId()
  const { isChanged, isBlocked, ...decision } = useDecision(draft, { card, run, onDecided })
  return (
    <section
      ref={card}
      aria-label={say.inbox.draft.region}
      data-waiting
      tabIndex={-1}
      className="mt-3 flex flex-wrap items-center gap-x-4 border-l-2 border-line pl-3"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-w-32 flex-1 items-center gap-2 text-left text-small font-medium text-muted pointer-coarse:min-h-11"
      >
        {say.editor.newDraft}
        <ChevronDown aria-hidden className={cn('size-4 shrink-0', isOpen && 'rotate-180')} />
      </button>
      <p role="status" className="basis-full text-small text-muted empty:hidden">
        {isChanged && say.inbox.draft.changed}
      </p>
      {!isOpen && (
        <p
          id={id}
          lang={draft.language ?? undefined}
          className="line-clamp-1 basis-full text-body break-words [unicode-bidi:plaintext]"
        >
          <ChippedText text={draft.text} />
        </p>
      )}
      {isOpen && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
          <div id={id} tabIndex={0} className={boxClass}>
            <DraftText draft={draft} />
            <div className="mt-3">
              <DraftHead draft={draft} recipientId={recipientId} />
            </div>
            <Warnings draft={draft} />
            <Suspense>
              <ArrivalLine id={arrivalId} chatId={draft.chatId} text={draft.text} />
            </Suspense>
          </div>
          <div className="max-md:mt-2 max-md:basis-full">
            <DraftActions
              {...decision}
              onEdit={undefined}
              isBlocked={isBlocked}
              describedBy={idsOf({ [recipientId]: draft.recipient !== null, [arrivalId]: isBlocked })}
            />
          </div>
        </>
      )}
    </section>
  )
}
