import { Sparkles } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { cn } from '#web/lib/cn.ts'
import { useMe } from '#web/lib/me.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Ticks } from '#web/ui/ticks.tsx'
import { isLow, LowConfidence } from './low-confidence.tsx'
import { saidOnce } from './said-once.ts'

/** The card of a draft. It can have the focus: keys act on the draft whose card has it. */
export function DraftFrame({
  label,
  frame,
  isSheet = false,
  children,
}: {
  label: string
  frame?: RefObject<HTMLElement | null>
  /** It fills a phone's screen, and what is decided stays in sight at its lower edge. */
  isSheet?: boolean
  children: ReactNode
}) {
  return (
    <section
      ref={frame}
      aria-label={label}
      data-waiting={!isSheet || undefined}
      data-edited={isSheet || undefined}
      tabIndex={-1}
      className={cn(
        'relative mt-6 min-w-0 animate-arrive rounded-card bg-surface p-4 shadow-float md:p-6',
        isSheet
          ? 'max-md:mt-0 max-md:flex max-md:min-h-full max-md:flex-col max-md:rounded-none max-md:shadow-none'
          : 'overflow-hidden',
      )}
    >
      <span
        aria-hidden
        className={cn('absolute inset-y-0 left-0 w-[3px] bg-ai', isSheet && 'my-3 rounded-full max-md:my-0')}
      />
      {children}
    </section>
  )
}

/** How sure a draft is, why it waits and where it goes. */
export function DraftHead({ draft, recipientId }: { draft: MessageView; recipientId?: string }) {
  const builtIn = useMe().data?.drafter === 'built-in'
  // The number is said once: in the specification's words where it is low.
  const low = isLow(draft)
  const { reasons } = saidOnce(draft)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="ai">
            <Sparkles aria-hidden />
            {say.inbox.message.aiDraft}
          </Badge>
          <Badge tone="warn">{say.inbox.message.needsApproval}</Badge>
        </div>
        {draft.confidence !== null && !low && (
          <Ticks confidence={draft.confidence} label={say.inbox.message.confidence(draft.confidence)} />
        )}
      </div>
      <div className="mt-3 flex flex-col gap-1 text-small text-muted">
        <LowConfidence message={draft} />
        {reasons.length > 0 && <p dir="auto">{say.told.reasons(reasons)}</p>}
        {builtIn && !reasons.some(({ code }) => code === 'wish_needs_model') && <p>{say.inbox.notices.builtIn}</p>}
        {draft.recipient !== null && (
          <p id={recipientId} className="break-all">
            {say.inbox.draft.goesTo(draft.recipient)}
          </p>
        )}
      </div>
    </>
  )
}
