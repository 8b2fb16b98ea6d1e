import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { type Control, useFieldArray, useFormState } from 'react-hook-form'
import { EXTRA_KEYS } from '#api/contract/extra-keys.ts'
import type { PropertyInput } from '#api/contract/properties.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { nameOf } from './extra-name.ts'
import { extraValueText, parseExtraValue } from './extra-value.ts'
import { ExtraValueInput } from './extra-value-input.tsx'
import type { PropertyValues } from './property-values.ts'

type ExtraKey = keyof typeof EXTRA_KEYS
const isKey = (key: string): key is ExtraKey => key in EXTRA_KEYS

/** The extras of a property: select a key, give it a value, add; remove any. */
export function ExtrasEditor({ control }: { control: Control<PropertyValues, unknown, PropertyInput> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'extras' })
  const { errors } = useFormState({ control, name: 'extras' })
  const [key, setKey] = useState('')
  const [draft, setDraft] = useState('')
  const used = new Set(fields.map((field) => field.key))
  const free = Object.keys(EXTRA_KEYS).filter((name) => !used.has(name))
  const value = isKey(key) ? parseExtraValue(EXTRA_KEYS[key], draft) : undefined
  const add = () => {
    if (key.trim() === '' || value === undefined) return
    append({ key, value })
    setKey('')
    setDraft('')
  }
  const labels = say.properties.extrasEditor
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-medium">{say.properties.extras}</h2>
      {fields.length === 0 && <p className="text-muted">{say.properties.noExtras}</p>}
      <ul className="flex flex-wrap gap-2">
        {fields.map((field, index) => (
          <li key={field.id} className="flex min-h-9 items-center gap-1 rounded-control bg-raised pl-3">
            <span>
              <span className="text-muted">{nameOf(field.key)}:</span> {extraValueText(field.value)}
            </span>
            <Button
              look="quiet"
              size="smallIcon"
              aria-label={labels.remove(nameOf(field.key))}
              onClick={() => remove(index)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {fields.map(({ id, key: name }, index) => {
        const message = errors.extras?.[index]?.value?.message
        return (
          message && (
            <p key={id} role="alert" className="text-small text-bad">
              {nameOf(name)}: {message}
            </p>
          )
        )
      })}
      {free.length === 0 ? (
        <p className="text-small text-muted">{labels.allUsed}</p>
      ) : (
        <div className="grid items-end gap-3 md:grid-cols-[1fr_1fr_auto]">
          <Field label={labels.key}>
            {(attributes) => (
              <Select
                {...attributes}
                value={key}
                onChange={(event) => {
                  setKey(event.target.value)
                  setDraft('')
                }}
              >
                <option value="">{labels.choose}</option>
                {free.map((name) => (
                  <option key={name} value={name}>
                    {nameOf(name)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <ExtraValueInput
            kind={isKey(key) ? EXTRA_KEYS[key] : undefined}
            value={draft}
            onChange={setDraft}
            onEnter={add}
          />
          <Button onClick={add} disabled={value === undefined}>
            <Plus aria-hidden />
            {labels.add}
          </Button>
        </div>
      )}
    </Card>
  )
}
