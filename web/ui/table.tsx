import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

/** A table that scrolls within itself, so that the page never does sideways. */
export function Table({ className, label, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} className="overflow-x-auto rounded-card bg-surface">
      <table className={cn('w-full border-collapse text-left text-body', className)} {...rest} />
    </div>
  )
}

export function Th({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      className={cn('h-11 border-b border-line px-4 text-small font-medium whitespace-nowrap text-muted', className)}
      {...rest}
    />
  )
}

export function Td({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={cn('h-13 border-b border-line px-4 align-middle', className)} {...rest} />
}
