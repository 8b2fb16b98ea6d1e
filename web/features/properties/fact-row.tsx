import { useState } from 'react'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { factTexts as texts } from '#web/texts/property-facts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { isEditable } from '#web/ui/fact-value-input.tsx'
import { CorrectFactDialog } from './correct-fact-dialog.tsx'
import { useChangeFact, useDeleteFact, useSettleFact } from './read-facts.ts'

type Props = { propertyId: string; fact: PropertyFactView; against: PropertyFactView[] }

/** As a guest would be told it, or the host's own words. */
export const factLine = ({ said, sentence }: PropertyFactView): string => said ?? sentence

/** One fact: what it says, where it comes from, and the host's word on it. */
export function FactRow({ propertyId, fact, against }: Props) {
  const [dialog, setDialog] = useState<'none' | 'correct' | 'remove'>('none')
  const change = useChangeFact(propertyId)
  const remove = useDeleteFact(propertyId)
  const settle = useSettleFact(propertyId)
  const line = factLine(fact)
  const isOpen = against.length > 0
  const closed = (open: boolean) => open || setDialog('none')
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2">
            <span className="break-words">{line}</span>
            {isOpen && <Badge tone="warn">{texts.contradicts}</Badge>}
            {fact.isCorrected && <Badge tone="info">{texts.corrected}</Badge>}
            {fact.isConfirmed && !fact.isCorrected && <Badge tone="good">{texts.confirmed}</Badge>}
          </p>
          <p className="mt-1 text-small break-words text-muted">
            {texts.from[fact.source.kind]}: {fact.sentence}
          </p>
          {fact.said === null && fact.value.kind === 'text' && (
            <p className="mt-1 text-small text-muted">{texts.wordsOnly}</p>
          )}
          {against.map((other) => (
            <p key={other.id} className="mt-1 text-small text-warn">
              {texts.against(factLine(other))}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-1">
          {!fact.isConfirmed && !isOpen && (
            <Button
              look="quiet"
              size="small"
              busy={change.isPending}
              aria-label={texts.actionOn(texts.confirm, line)}
              onClick={() => change.mutate({ factId: fact.id, isConfirmed: true })}
            >
              {texts.confirm}
            </Button>
          )}
          {isOpen && (
            <Button
              look="outline"
              size="small"
              busy={settle.isPending}
              aria-label={texts.actionOn(texts.holds, line)}
              onClick={() => settle.mutate(fact)}
            >
              {texts.holds}
            </Button>
          )}
          {isEditable(fact.value) && (
            <Button
              look="quiet"
              size="small"
              aria-label={texts.actionOn(texts.correct, line)}
              onClick={() => setDialog('correct')}
            >
              {texts.correct}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            aria-label={texts.actionOn(texts.remove, line)}
            onClick={() => setDialog('remove')}
          >
            {texts.remove}
          </Button>
        </div>
      </div>
      {dialog === 'correct' && <CorrectFactDialog propertyId={propertyId} fact={fact} open onOpenChange={closed} />}
      <ConfirmDialog
        open={dialog === 'remove'}
        onOpenChange={closed}
        question={texts.removeQuestion}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        busy={remove.isPending}
        lang="en"
        onConfirm={() => remove.mutate(fact.id, { onSettled: () => setDialog('none') })}
      />
    </li>
  )
}
