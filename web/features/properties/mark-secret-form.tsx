import { type FormEvent, useState } from 'react'
import type { SecretKind } from '#api/contract/placeholders.ts'
import { SECRET_VALUE_MAX } from '#api/contract/secret-limits.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { useMarkSecret } from './property-secrets.ts'

const kinds = () => Object.entries(say.properties.secrets.kinds) as [SecretKind, string][]

function failureOf(error: Error): string {
  const problem = error instanceof ApiError ? error.fields.value : undefined
  if (problem?.code === 'field_not_in_property') return say.properties.secrets.markFailed
  return problem === undefined
    ? say.properties.secrets.failedToSave
    : say.forms.field(say.properties.secrets.markValue, problem)
}

/** Marks what no rule took for a secret, word for word as a text of the property has it. */
export function MarkSecretForm({ propertyId }: { propertyId: string }) {
  const [value, setValue] = useState('')
  const [kind, setKind] = useState<SecretKind>('door_code')
  const mark = useMarkSecret(propertyId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim().length >= 2) mark.mutate({ value, kind }, { onSuccess: () => setValue('') })
  }
  return (
    <form
      onSubmit={submit}
      className="mt-2 grid items-start gap-4 border-t border-line pt-4 md:grid-cols-[2fr_1fr_auto]"
    >
      <Field
        label={say.properties.secrets.markValue}
        hint={say.properties.secrets.markHint}
        error={mark.isError ? failureOf(mark.error) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={value}
            maxLength={SECRET_VALUE_MAX}
            autoComplete="off"
            onChange={(event) => {
              setValue(event.target.value)
              mark.reset()
            }}
          />
        )}
      </Field>
      <Field label={say.properties.secrets.markKind}>
        {(control) => (
          <Select {...control} value={kind} onChange={(event) => setKind(event.target.value as SecretKind)}>
            {kinds().map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button look="outline" type="submit" busy={mark.isPending} disabled={value.trim().length < 2} className="md:mt-6">
        {say.properties.secrets.mark}
      </Button>
    </form>
  )
}
