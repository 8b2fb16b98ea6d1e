import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

const PLACEHOLDERS = ['a', 'b', 'c']

/** A titled list of the dashboard. */
export function ListCard({
  id,
  title,
  actions,
  children,
}: {
  id: string
  title: string
  actions: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h2 id={id} className="display text-title">
          {title}
        </h2>
        <div className="flex gap-1">{actions}</div>
      </div>
      <div className="rounded-card bg-surface p-1">{children}</div>
    </section>
  )
}

/** Three placeholder rows (specification, section 2). */
export function ListLoading() {
  return (
    <div aria-busy="true">
      {PLACEHOLDERS.map((key) => (
        <div key={key} className="flex items-center gap-3 p-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
