import type { UnsavedForm } from '#web/lib/use-unsaved-form.ts'
import { say } from '#web/texts/say.ts'
import { Button } from './button.tsx'

/** Says that a form shows what was typed before it was left, and lets that be given up. */
export function UnsavedNote({ isResumed, discard }: UnsavedForm) {
  return (
    <div role="status" className="empty:absolute">
      {isResumed && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-warn-soft px-4 py-2 text-small text-warn">
          {say.basics.common.unsavedKept}
          <Button look="link" size="inline" onClick={discard}>
            {say.basics.common.discardUnsaved}
          </Button>
        </p>
      )}
    </div>
  )
}
