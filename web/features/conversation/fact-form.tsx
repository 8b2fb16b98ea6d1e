import { type FormEvent, useRef, useState } from 'react'
import type { MessageView } from '#api/contract/messages.ts'
import { FactValue, type PropertyFactView } from '#api/contract/property-facts.ts'
import { factName } from '#web/lib/fact-name.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FactValueInput, isEditable } from '#web/ui/fact-value-input.tsx'
import { canBeWrittenAgain, type FactVerdict, useSettleFactHere } from './correct-fact.ts'
import { FactInDoubt, focusNextInDoubt } from './fact-in-doubt.tsx'

type Props = {
  /** What is written again with what was settled. */
  toWrite: MessageView
  fact: PropertyFactView
  propertyId: string
  /** Whether no other fact of the sentence is in doubt: its draft is written again with this one. */
  isLast: boolean
  /** Whether there is a value that closing would lose. */
  onChanged: (isChanged: boolean) => void
  onSettled: (isLast: boolean) => void
}

function sourceOf({ source: { kind, name } }: PropertyFactView): string {
  if (kind === 'field') return `${say.fact.sources.field} · ${factName(`property.${name}`)}`
  return kind === 'extra' ? `${say.fact.sources.extra} · ${name}` : say.fact.sources[kind]
}

/** Where a fact was read, in which words, and what its host has said of it so far. */
const FactRead = ({ fact }: { fact: PropertyFactView }) => (
  <>
    <p className="flex flex-wrap items-center gap-2 text-small font-medium text-muted">
      {sourceOf(fact)}
      {fact.contradicts.length > 0 && <Badge tone="warn">{say.fact.contradicts}</Badge>}
      {fact.doubt !== null && <Badge tone="warn">{say.fact.inDoubt}</Badge>}
      {fact.isCorrected && <Badge tone="info">{say.fact.corrected}</Badge>}
      {fact.isConfirmed && !fact.isCorrected && <Badge tone="good">{say.fact.confirmed}</Badge>}
    </p>
    {fact.source.kind !== 'field' && (
      <blockquote className="border-l-2 border-line pl-3 break-words" {...(fact.language && { lang: fact.language })}>
        {fact.sentence}
      </blockquote>
    )}
  </>
)

/** One fact: where it was read, in which words, whether it is right so, and its value to be corrected. */
export function FactForm({ toWrite, fact, propertyId, isLast, onChanged, onSettled }: Props) {
  const [value, setValue] = useState(fact.value)
  const [failure, setFailure] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending } = useSettleFactHere(toWrite, propertyId, setFailure)
  const isRight = FactValue.safeParse(value).success
  const isSame = JSON.stringify(value) === JSON.stringify(fact.value)
  const settle = (verdict: FactVerdict) => {
    if (isPending) return
    setFailure(undefined)
    const onSuccess = () => {
      onChanged(false)
      if (!isLast) focusNextInDoubt(form.current)
      onSettled(isLast)
    }
    mutate({ fact, verdict, isLast }, { onSuccess })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight && !isSame) settle({ value })
  }
  const writes = isLast && canBeWrittenAgain(toWrite)
  return (
    <form ref={form} onSubmit={submit} className="flex flex-col gap-3">
      <FactRead fact={fact} />
      {fact.doubt !== null && (
        <FactInDoubt {...{ fact, writes, isPending }} doubt={fact.doubt} isChanged={!isSame} onVerdict={settle} />
      )}
      {isEditable(fact.value) && (
        <FactValueInput
          value={value}
          onChange={(next) => {
            setValue(next)
            onChanged(JSON.stringify(next) !== JSON.stringify(fact.value))
          }}
          error={isRight ? undefined : say.fact.value.wrong}
          texts={say.fact.value}
        />
      )}
      {failure && (
        <p role="alert" className="text-small text-bad">
          {failure}
        </p>
      )}
      {isEditable(fact.value) ? (
        <div className="flex justify-end">
          <Button
            look={fact.doubt === null || !isSame ? 'primary' : 'outline'}
            type="submit"
            busy={isPending}
            disabled={!isRight || isSame}
          >
            {writes ? say.fact.saveAndWrite : say.fact.save}
          </Button>
        </div>
      ) : (
        <p className="text-small text-muted">{say.fact.notHere}</p>
      )}
    </form>
  )
}
