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
  isPage = false,
}: {
  drawing?: ReactNode
  title: string
  text?: string
  action?: ReactNode
  className?: string
  lang?: string
  /** Whether it stands for a whole page, which has a heading. */
  isPage?: boolean
}) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div lang={lang} className={cn('flex flex-col items-center justify-center gap-2 p-6 text-center', className)}>
      {drawing}
      <Title className="mt-2 font-medium text-ink">{title}</Title>
      {text && <p className="max-w-80 text-small text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
