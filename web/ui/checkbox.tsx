import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

/** A checkbox with its label. */
export function Checkbox({ label, className, ...rest }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className={cn('inline-flex cursor-pointer items-center gap-2 text-body pointer-coarse:min-h-11', className)}>
      <input type="checkbox" className="size-4 shrink-0 accent-accent" {...rest} />
      <span>{label}</span>
    </label>
  )
}
