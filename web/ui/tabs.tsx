import { Tabs as Base } from '@base-ui/react/tabs'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

export const TabsRoot = Base.Root

/** A row of tabs; where there is no room for all, as on a phone, the others stand below: what has to be scrolled to is not known of. */
export function TabsList({
  children,
  className,
  ...rest
}: ComponentProps<typeof Base.List> & { className?: string; children: ReactNode }) {
  return (
    <Base.List className={cn('relative flex flex-wrap gap-1 border-b border-line', className)} {...rest}>
      {children}
      <Base.Indicator className="absolute top-[calc(var(--active-tab-top)+var(--active-tab-height)-2px)] left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-accent transition-all duration-200" />
    </Base.List>
  )
}

export function Tab({ className, ...rest }: ComponentProps<typeof Base.Tab> & { className?: string }) {
  return (
    <Base.Tab
      className={cn(
        'h-10 shrink-0 rounded-t-control px-3 text-body font-medium whitespace-nowrap text-muted transition-colors outline-offset-[-2px] hover:text-ink data-active:text-ink pointer-coarse:h-11',
        className,
      )}
      {...rest}
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Base.Panel> & { className?: string }) {
  return <Base.Panel className={cn('pt-6 outline-offset-4', className)} {...rest} />
}
