import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

const badge = cva(
  'inline-flex h-5 shrink-0 items-center gap-1 rounded-control px-1.5 text-badge font-medium whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'bg-raised text-muted',
        ai: 'bg-ai-soft text-ai',
        good: 'bg-good-soft text-good',
        warn: 'bg-warn-soft text-warn',
        bad: 'bg-bad-soft text-bad',
        info: 'bg-info-soft text-info',
        accent: 'bg-accent-soft text-accent',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type Tone = NonNullable<VariantProps<typeof badge>['tone']>

export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return <span className={cn(badge({ tone }), className)} {...rest} />
}
