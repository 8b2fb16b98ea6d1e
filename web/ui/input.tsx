import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

const control =
  'w-full rounded-control border border-control bg-surface text-body text-ink transition-colors hover:border-ink focus-visible:border-accent focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-bad'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      className={cn(control, 'h-9 px-3 read-only:bg-raised pointer-coarse:h-11 pointer-coarse:text-[1rem]', className)}
      {...rest}
    />
  )
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      dir="auto"
      className={cn(control, 'min-h-24 px-3 py-2 read-only:bg-raised pointer-coarse:text-[1rem]', className)}
      {...rest}
    />
  )
}

/** The browser's own list: every phone knows how to show it. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative inline-flex', className ?? 'w-full')}>
      <select
        className={cn(control, 'h-9 appearance-none pr-9 pl-3 pointer-coarse:h-11 pointer-coarse:text-[1rem]')}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
