import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { say } from '#web/texts/say.ts'

type Props = { number: number; title: string; isDone: boolean; isNext: boolean; stays?: boolean; children: ReactNode }

/** One step: ticked, or with what is to be done; one that `stays` can be done again. */
export function Step({ number, title, isDone, isNext, stays = false, children }: Props) {
  return (
    <li className="flex gap-3" {...(isNext && { 'aria-current': 'step' })}>
      <span
        aria-hidden
        className={cn(
          'figures flex size-7 shrink-0 items-center justify-center rounded-full border text-small font-medium',
          isDone
            ? 'border-good bg-good-soft text-good'
            : isNext
              ? 'border-accent text-accent'
              : 'border-control text-muted',
        )}
      >
        {isDone ? <Check className="size-4" /> : number}
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <h3 className={cn('font-medium', isDone && 'text-muted')}>
          {title}
          <span className="sr-only"> ({isDone ? say.firstSteps.done : say.firstSteps.todo})</span>
        </h3>
        {(!isDone || stays) && (
          <div className="mt-1 flex flex-col items-start gap-2 text-small text-muted">{children}</div>
        )}
      </div>
    </li>
  )
}
