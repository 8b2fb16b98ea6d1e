import { type FormEvent, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { FactValue, type PropertyFactView } from '#api/contract/property-facts.ts'
import { factName } from '#web/lib/fact-name.ts'
import { itFact } from '#web/texts/it-fact.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FactValueInput, isEditable } from '#web/ui/fact-value-input.tsx'
import { canBeWrittenAgain, useCorrectFact } from './correct-fact.ts'

type Props = {
  draft: MessageView
  fact: PropertyFactView
  propertyId: string
  /** Whether there is a value that closing would lose. */
  onChanged: (isChanged: boolean) => void
  onClose: () => void
}

function sourceOf({ source: { kind, name } }: PropertyFactView): string {
  if (kind === 'field') return `${itFact.sources.field} · ${factName(`property.${name}`)}`
  return kind === 'extra' ? `${itFact.sources.extra} · ${name}` : itFact.sources[kind]
}

/** One fact: where it was read, in which words, and its value to be corrected. */
export function FactForm({ draft, fact, propertyId, onChanged, onClose }: Props) {
  const [value, setValue] = useState(fact.value)
  const [failure, setFailure] = useState<string>()
  const { mutate, isPending } = useCorrectFact(draft, propertyId, setFailure)
  const isRight = FactValue.safeParse(value).success
  const isSame = JSON.stringify(value) === JSON.stringify(fact.value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    if (isRight && !isSame) mutate({ fact, value }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2 text-small font-medium text-muted">
        {sourceOf(fact)}
        {fact.contradicts.length > 0 && <Badge tone="warn">{itFact.contradicts}</Badge>}
        {fact.isCorrected && <Badge tone="info">{itFact.corrected}</Badge>}
        {fact.isConfirmed && !fact.isCorrected && <Badge tone="good">{itFact.confirmed}</Badge>}
      </p>
      {fact.source.kind !== 'field' && (
        <blockquote className="border-l-2 border-line pl-3 break-words" {...(fact.language && { lang: fact.language })}>
          {fact.sentence}
        </blockquote>
      )}
      {isEditable(fact.value) ? (
        <>
          <FactValueInput
            value={value}
            onChange={(next) => {
              setValue(next)
              onChanged(JSON.stringify(next) !== JSON.stringify(fact.value))
            }}
            error={isRight ? undefined : itFact.value.wrong}
            texts={itFact.value}
          />
          {failure && (
            <p role="alert" className="text-small text-bad">
              {failure}
            </p>
          )}
          <div className="flex justify-end">
            <Button look="primary" type="submit" busy={isPending} disabled={!isRight || isSame}>
              {canBeWrittenAgain(draft) ? itFact.saveAndWrite : itFact.save}
            </Button>
          </div>
        </>
      ) : (
        <p className="text-small text-muted">{itFact.notHere}</p>
      )}
    </form>
  )
}
