import { cn } from '#web/lib/cn.ts'
import { useIsOnline } from '#web/lib/use-online.ts'
import { say } from '#web/texts/say.ts'
import { Button } from './button.tsx'

/** What could not be loaded, and a way to try again; without a line it says that this is why. */
export function FailedState({
  text,
  retryLabel,
  onRetry,
  className,
}: {
  text: string
  retryLabel: string
  onRetry: () => void
  className?: string
}) {
  const isOnline = useIsOnline()
  return (
    <div role="alert" className={cn('flex flex-col items-center justify-center gap-3 p-6 text-center', className)}>
      <p className="text-body text-ink">{isOnline ? text : say.inbox.conversation.offline}</p>
      <Button size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
