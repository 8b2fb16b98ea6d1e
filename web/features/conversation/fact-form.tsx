import { type FormEvent, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { FactValue, type PropertyFactView } from '#api/contract/property-facts.ts'
import { factName } from '#web/lib/fact-name.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FactValueInput, isEditable } from '#web/ui/fact-value-input.tsx'
import { canBeWrittenAgain, useCorrectFact } from './correct-fact.ts'

type Props = {
  /** What is written again with what was corrected. */
  toWrite: MessageView
  fact: PropertyFactView
  propertyId: string
  /** Whether there is a value that closing would lose. */
  onChanged: (isChanged: boolean) => void
  onClose: () => void
}

function sourceOf({ source: { kind, name } }: PropertyFactView): string {
  if (kind === 'field') return `${say.fact.sources.field} · ${factName(`property.${name}`)}`
  return kind === 'extra' ? `${say.fact.sources.extra} · ${name}` : say.fact.sources[kind]
}

/** One fact: where it was read, in which words, and its value to be corrected. */
export function FactForm({ toWrite, fact, propertyId, onChanged, onClose }: Props) {
  const [value, setValue] = useState(fact.value)
  const [failure, setFailure] = useState<string>()
  const { mutate, isPending } = useCorrectFact(toWrite, propertyId, setFailure)
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
        {fact.contradicts.length > 0 && <Badge tone="warn">{say.fact.contradicts}</Badge>}
        {fact.isCorrected && <Badge tone="info">{say.fact.corrected}</Badge>}
        {fact.isConfirmed && !fact.isCorrected && <Badge tone="good">{say.fact.confirmed}</Badge>}
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
            error={isRight ? undefined : say.fact.value.wrong}
            texts={say.fact.value}
          />
          {failure && (
            <p role="alert" className="text-small text-bad">
              {failure}
            </p>
          )}
          <div className="flex justify-end">
            <Button look="primary" type="submit" busy={isPending} disabled={!isRight || isSame}>
              {canBeWrittenAgain(toWrite) ? say.fact.saveAndWrite : say.fact.save}
            </Button>
          </div>
        </>
      ) : (
        <p className="text-small text-muted">{say.fact.notHere}</p>
      )}
    </form>
  )
}
