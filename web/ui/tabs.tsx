import { Tabs as Base } from '@base-ui/react/tabs'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

export const TabsRoot = Base.Root

/** A row of tabs; it scrolls sideways on a phone rather than wrap. */
export function TabsList({
  children,
  className,
  ...rest
}: ComponentProps<typeof Base.List> & { className?: string; children: ReactNode }) {
  return (
    <Base.List
      className={cn('relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
      {...rest}
    >
      {children}
      <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-accent transition-all duration-200" />
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
