import { type FormEvent, useState } from 'react'
import type { PropertyFactView } from '#api/contract/property-facts.ts'
import { FactValue } from '#api/contract/property-facts.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FactValueInput } from '#web/ui/fact-value-input.tsx'
import { factSentence } from './fact-line.ts'
import { useChangeFact } from './read-facts.ts'

type Props = { propertyId: string; fact: PropertyFactView; open: boolean; onOpenChange: (open: boolean) => void }

/** Gives a fact another value; it holds while its sentence stands. */
export default function CorrectFactDialog({ propertyId, fact, open, onOpenChange }: Props) {
  const [value, setValue] = useState(fact.value)
  const change = useChangeFact(propertyId)
  const isRight = FactValue.safeParse(value).success
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight) change.mutate({ factId: fact.id, value }, { onSuccess: () => onOpenChange(false) })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say.propertyFacts.edit.title}
      description={factSentence(fact)}
      closeLabel={say.propertyFacts.close}
      lang={langOf('en')}
    >
      <form onSubmit={submit} className="flex flex-col gap-6">
        <FactValueInput
          value={value}
          onChange={setValue}
          error={isRight ? undefined : say.propertyFacts.edit.wrong}
          texts={say.propertyFacts.edit}
        />
        <div className="flex justify-end gap-2">
          <Button look="plain" onClick={() => onOpenChange(false)}>
            {say.propertyFacts.cancel}
          </Button>
          <Button look="primary" type="submit" busy={change.isPending} disabled={!isRight}>
            {say.propertyFacts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
