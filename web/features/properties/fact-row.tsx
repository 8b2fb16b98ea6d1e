import { Suspense, useRef, useState } from 'react'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { later } from '#web/code/later.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { isEditable } from '#web/ui/fact-value-input.tsx'
import { factLine, factSentence } from './fact-line.ts'
import { focusNextDoubt } from './focus-next-doubt.ts'
import { useChangeFact, useDeleteFact, useSettleFact } from './read-facts.ts'

const CorrectFactDialog = later(() => import('./correct-fact-dialog.tsx'))

type Props = { propertyId: string; fact: PropertyFactView; against: PropertyFactView[] }

/** One fact: what it says, where it comes from, and the host's word on it. */
export function FactRow({ propertyId, fact, against }: Props) {
  const [dialog, setDialog] = useState<'none' | 'correct' | 'remove'>('none')
  const change = useChangeFact(propertyId)
  const remove = useDeleteFact(propertyId)
  const settle = useSettleFact(propertyId)
  const row = useRef<HTMLLIElement>(null)
  const line = factLine(fact)
  const isOpen = against.length > 0
  // The button goes away: the focus goes on to the next fact in doubt, and where none is left stays with this one.
  const confirm = () =>
    change.mutate({ factId: fact.id, isConfirmed: true }, { onSuccess: () => focusNextDoubt(row.current) })
  const closed = (open: boolean) => open || setDialog('none')
  return (
    <li ref={row} tabIndex={-1} className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2">
            <span className="break-words">{line}</span>
            {isOpen && <Badge tone="warn">{say.propertyFacts.contradicts}</Badge>}
            {fact.doubt !== null && <Badge tone="warn">{say.propertyFacts.inDoubt}</Badge>}
            {fact.isCorrected && <Badge tone="info">{say.propertyFacts.corrected}</Badge>}
            {fact.isConfirmed && !fact.isCorrected && <Badge tone="good">{say.propertyFacts.confirmed}</Badge>}
          </p>
          <p className="mt-1 text-small break-words text-muted">
            {say.propertyFacts.from[fact.source.kind]}: {factSentence(fact)}
          </p>
          {fact.doubt !== null && <p className="mt-1 text-small text-warn">{say.propertyFacts.why[fact.doubt]}</p>}
          {fact.said === null && fact.value.kind === 'text' && (
            <p className="mt-1 text-small text-muted">{say.propertyFacts.wordsOnly}</p>
          )}
          {against.map((other) => (
            <p key={other.id} className="mt-1 text-small text-warn">
              {say.propertyFacts.against(factLine(other))}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-1">
          {!fact.isConfirmed && !isOpen && (
            <Button
              look={fact.doubt === null ? 'quiet' : 'outline'}
              size="small"
              data-doubt={fact.doubt ?? undefined}
              busy={change.isPending}
              aria-label={say.propertyFacts.actionOn(say.propertyFacts.confirm, line)}
              onClick={confirm}
            >
              {say.propertyFacts.confirm}
            </Button>
          )}
          {isOpen && (
            <Button
              look="outline"
              size="small"
              busy={settle.isPending}
              aria-label={say.propertyFacts.actionOn(say.propertyFacts.holds, line)}
              onClick={() => settle.mutate(fact)}
            >
              {say.propertyFacts.holds}
            </Button>
          )}
          {isEditable(fact.value) && (
            <Button
              look="quiet"
              size="small"
              aria-label={say.propertyFacts.actionOn(say.propertyFacts.correct, line)}
              onClick={() => setDialog('correct')}
            >
              {say.propertyFacts.correct}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            aria-label={say.propertyFacts.actionOn(say.propertyFacts.remove, line)}
            onClick={() => setDialog('remove')}
          >
            {say.propertyFacts.remove}
          </Button>
        </div>
      </div>
      {dialog === 'correct' && (
        <Suspense>
          <CorrectFactDialog propertyId={propertyId} fact={fact} open onOpenChange={closed} />
        </Suspense>
      )}
      <ConfirmDialog
        open={dialog === 'remove'}
        onOpenChange={closed}
        question={say.propertyFacts.removeQuestion}
        confirmLabel={say.propertyFacts.remove}
        cancelLabel={say.propertyFacts.cancel}
        busy={remove.isPending}
        lang={langOf('en')}
        onConfirm={() => remove.mutate(fact.id, { onSettled: () => setDialog('none') })}
      />
    </li>
  )
}
