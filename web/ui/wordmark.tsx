import { cn } from '#web/lib/cn.ts'

/** A small lantern, as it hangs beside an inn's door. */
function Lantern({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={cn('size-6 text-accent', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M12 2v2.6M8.2 8.4l1.1-3a1.2 1.2 0 0 1 1.1-.8h3.2a1.2 1.2 0 0 1 1.1.8l1.1 3M6.4 8.4h11.2M7.9 8.4l-.8 9.2A1.3 1.3 0 0 0 8.4 19h7.2a1.3 1.3 0 0 0 1.3-1.4l-.8-9.2M9.6 19v2.6h4.8V19" />
      <path d="M12 10.8c1.5 1.7 2 2.7 2 3.7a2 2 0 0 1-4 0c0-1 .5-2 2-3.7Z" fill="currentColor" stroke="none" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2">
      <Lantern />
      <span className="display text-title">Locanda</span>
    </span>
  )
}
