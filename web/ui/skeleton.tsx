import { cn } from '#web/lib/cn.ts'

/** A placeholder of the size of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-breathe rounded-control bg-raised', className)} />
}
