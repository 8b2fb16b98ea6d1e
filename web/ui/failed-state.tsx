import { cn } from '#web/lib/cn.ts'
import { Button } from './button.tsx'

/** What could not be loaded, and a way to try again. */
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
  return (
    <div role="alert" className={cn('flex flex-col items-center justify-center gap-3 p-6 text-center', className)}>
      <p className="text-body text-ink">{text}</p>
      <Button size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
