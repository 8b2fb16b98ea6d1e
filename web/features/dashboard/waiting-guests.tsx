import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ChatCounts } from '#api/contract/chats.ts'
import { countOf, useChatCounts } from '#web/lib/chat-counts.ts'
import { cn } from '#web/lib/cn.ts'
import { paths } from '#web/lib/paths.ts'
import { useShortcuts } from '#web/lib/shortcuts.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFirstWaiting } from './read-dashboard.ts'

/** Straight to whom it presses most, or to the list for as long as nobody knows who that is. The key does the same. */
function ToFirst({ queue }: { queue: 'approve' | 'answer' }) {
  const link = useRef<HTMLAnchorElement>(null)
  const first = useFirstWaiting(queue).data
  useShortcuts({ nextWaiting: () => link.current?.click() })
  return (
    <Link
      ref={link}
      to={paths.waitingChats(queue === 'approve' ? 'da-approvare' : 'da-rispondere', first?.id)}
      aria-keyshortcuts="n"
      className={buttonClass({ look: 'primary' })}
    >
      {queue === 'approve' ? say.dashboard.waiting.readAndApprove : say.dashboard.waiting.readAndAnswer}
      <ArrowRight aria-hidden />
    </Link>
  )
}

function Guests({ counts: { approve, answer } }: { counts: ChatCounts }) {
  const waiting = approve + answer
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <div className="flex items-baseline gap-3">
          <p className={cn('display figures text-figure', waiting > 0 && 'text-warn')}>{countOf(waiting)}</p>
          <p className="text-body">
            {waiting > 0 ? say.dashboard.waiting.guests(waiting) : say.dashboard.notes.toApprove}
          </p>
        </div>
        {waiting > 0 && (
          <p className="figures text-small text-muted">
            {say.dashboard.waiting.approve(countOf(approve))} · {say.dashboard.waiting.answer(countOf(answer))}
          </p>
        )}
      </div>
      {waiting > 0 && <ToFirst queue={approve > 0 ? 'approve' : 'answer'} />}
    </div>
  )
}

/** The one card that asks for something: the eye lands here first. It counts guests, not drafts. */
export function WaitingGuests() {
  const { data, isLoadingError, refetch } = useChatCounts()
  const waits = data !== undefined && data.approve + data.answer > 0
  return (
    <article
      className={cn(
        'col-span-2 flex min-h-34 flex-col max-md:min-h-46 justify-between gap-3 rounded-card p-4 md:p-6',
        waits ? 'bg-warn-soft' : 'bg-surface',
      )}
    >
      <h3 className={cn('text-small font-medium', waits ? 'text-warn' : 'text-muted')}>
        {say.dashboard.waiting.title}
      </h3>
      {data ? (
        <Guests counts={data} />
      ) : isLoadingError ? (
        <FailedState
          text={say.dashboard.waiting.failed}
          retryLabel={say.dashboard.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-10 w-40" />
      )}
    </article>
  )
}
