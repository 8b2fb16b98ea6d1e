import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'
import { Spinner } from './spinner.tsx'

export const buttonClass = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-colors disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      look: {
        primary: 'bg-accent text-on-filled hover:bg-accent-strong',
        outline: 'border border-line bg-surface text-ink hover:bg-raised hover:border-control',
        plain: 'text-ink hover:bg-raised',
        quiet: 'text-muted hover:bg-raised hover:text-ink',
        link: 'text-accent underline-offset-4 hover:underline',
        danger: 'border border-line bg-surface text-bad hover:border-bad hover:bg-bad-soft',
        dangerFilled: 'bg-bad text-on-filled hover:opacity-90',
      },
      size: {
        normal: 'h-9 px-4 text-body pointer-coarse:h-11',
        small: 'h-8 px-3 text-small pointer-coarse:h-11',
        inline: 'h-auto min-h-6 px-0 text-small pointer-coarse:min-h-11',
        icon: 'size-9 pointer-coarse:size-11 [&_svg]:size-[1.125rem]',
        smallIcon: 'size-8 pointer-coarse:size-11',
      },
    },
    defaultVariants: { look: 'outline', size: 'normal' },
  },
)

export type ButtonLook = VariantProps<typeof buttonClass>

/** A button; `busy` shows that its work is going on and keeps it from being pressed again, with the focus that it has: a disabled one loses it. */
export function Button({
  look,
  size,
  busy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  return (
    <button
      type={type}
      className={cn(buttonClass({ look, size }), className)}
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
