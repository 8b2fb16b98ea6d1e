import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

/** One line that says what will be here, and one action. */
export function EmptyState({
  drawing,
  title,
  text,
  action,
  className,
  lang,
}: {
  drawing?: ReactNode
  title: string
  text?: string
  action?: ReactNode
  className?: string
  lang?: string
}) {
  return (
    <div lang={lang} className={cn('flex flex-col items-center justify-center gap-2 p-6 text-center', className)}>
      {drawing}
      <p className="mt-2 font-medium text-ink">{title}</p>
      {text && <p className="max-w-80 text-small text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
