import { Switch as Base } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

/** A switch with its label and an explaining line; works within react-hook-form through `checked` and `onCheckedChange`. */
export function Switch({
  label,
  hint,
  className,
  ...rest
}: {
  label: ReactNode
  hint?: ReactNode
  className?: string
  checked?: boolean
  disabled?: boolean
  name?: string
  onCheckedChange?: (checked: boolean) => void
}) {
  return (
    <label
      className={cn('flex cursor-pointer items-start justify-between gap-4 py-2 pointer-coarse:min-h-11', className)}
    >
      <span className="min-w-0">
        <span className="block text-body">{label}</span>
        {hint && <span className="block text-small text-muted">{hint}</span>}
      </span>
      <Base.Root
        {...rest}
        className="mt-0.5 inline-flex h-5 w-9 shrink-0 cursor-pointer rounded-full border border-control bg-raised p-0.5 transition-colors data-checked:border-accent data-checked:bg-accent data-disabled:opacity-55"
      >
        <Base.Thumb className="size-3.5 rounded-full bg-control transition-transform data-checked:translate-x-4 data-checked:bg-on-filled" />
      </Base.Root>
    </label>
  )
}
