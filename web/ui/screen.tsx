import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

/** A scrolling screen: its title (the only h1), what can be done, and its content. `lang` is the language of the region. */
export function Screen({
  title,
  lang,
  actions,
  narrow = false,
  children,
}: {
  title: ReactNode
  lang: 'it' | 'en'
  actions?: ReactNode
  narrow?: boolean
  children: ReactNode
}) {
  return (
    <div lang={lang} className="h-full overflow-y-auto">
      <div className={cn('mx-auto w-full px-4 py-6 md:px-8 md:py-8', narrow ? 'max-w-3xl' : 'max-w-6xl')}>
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          <h1 className="display text-title">{title}</h1>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  )
}
