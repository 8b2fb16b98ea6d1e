import type { KeyboardEvent } from 'react'
import { say } from '#web/texts/say.ts'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import type { ExtraKind } from './extra-value.ts'

type Props = { kind: ExtraKind | undefined; value: string; onChange: (value: string) => void; onEnter: () => void }

/** Where the value of an extra is chosen or entered, as its key asks. */
export function ExtraValueInput({ kind, value, onChange, onEnter }: Props) {
  const labels = say.properties.extrasEditor
  // Enter in here adds the extra; it does not save the whole form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <Field label={labels.value}>
      {(control) =>
        kind === 'boolean' ? (
          <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            <option value="">{labels.chooseValue}</option>
            <option value="true">{say.basics.common.yes}</option>
            <option value="false">{say.basics.common.no}</option>
          </Select>
        ) : (
          <Input
            {...control}
            type={kind === 'number' ? 'number' : 'text'}
            disabled={kind === undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )
      }
    </Field>
  )
}
