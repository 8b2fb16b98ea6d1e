import { useState } from 'react'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { FactVerdict } from './correct-fact.ts'

type Props = {
  fact: PropertyFactView
  doubt: NonNullable<PropertyFactView['doubt']>
  /** Whether the draft is written again with the host's word. */
  writes: boolean
  isPending: boolean
  /** Whether another value has been begun: what was read is not right then. */
  isChanged: boolean
  onVerdict: (verdict: FactVerdict) => void
}

/** What was read in a sentence that says more than that, for its host to say that it is right, or none. */
export function FactInDoubt({ fact, doubt, writes, isPending, isChanged, onVerdict }: Props) {
  const [asks, setAsks] = useState(false)
  const { said } = fact
  const right = writes ? say.fact.rightAndWrite : say.fact.right
  return (
    <div className="flex flex-col gap-3 rounded-control bg-warn-soft p-3">
      {said !== null && (
        <p>
          <span className="text-small text-muted">{say.fact.readAs}</span>{' '}
          <span className="font-medium break-words" lang={langOf('en')}>
            {said}
          </span>
        </p>
      )}
      <p className="text-small text-muted">{say.fact.why[doubt]}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          data-right
          busy={isPending}
          disabled={isChanged}
          aria-label={said === null ? undefined : say.fact.about(right, said)}
          onClick={() => onVerdict('right')}
        >
          {right}
        </Button>
        <Button
          look="quiet"
          disabled={isPending}
          aria-label={said === null ? undefined : say.fact.about(say.fact.notSo, said)}
          onClick={() => setAsks(true)}
        >
          {say.fact.notSo}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        lang={langOf('it')}
        question={say.fact.removeQuestion}
        confirmLabel={say.fact.remove}
        cancelLabel={say.fact.cancel}
        onConfirm={() => {
          setAsks(false)
          onVerdict('none')
        }}
      />
    </div>
  )
}

/** The focus goes on to the next one that waits: the button that was pressed goes away. */
export const focusNextInDoubt = (form: HTMLElement | null): void =>
  [...(form?.closest('ul')?.querySelectorAll<HTMLElement>('[data-right]') ?? [])]
    .find((one) => !form?.contains(one))
    ?.focus()
