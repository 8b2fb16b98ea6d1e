import { type FormEvent, useState } from 'react'
import type { PropertySecretView } from '#api/contract/property-secrets.ts'
import { SECRET_HOURS_MAX } from '#api/contract/secret-limits.ts'
import { say } from '#web/texts/say.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useChangeSecret } from './property-secrets.ts'

type Props = { propertyId: string; secret: PropertySecretView }

function Hours({ propertyId, secret }: Props) {
  const change = useChangeSecret(propertyId)
  const [hours, setHours] = useState(String(secret.hoursBefore))
  const value = Number(hours)
  const isWrong = hours.trim() === '' || !Number.isInteger(value) || value < 0 || value > SECRET_HOURS_MAX
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isWrong && value !== secret.hoursBefore) change.mutate({ secretId: secret.id, hoursBefore: value })
  }
  return (
    <form onSubmit={save} className="w-40">
      <Field
        label={say.properties.secrets.hours}
        error={isWrong ? say.properties.secrets.hoursWrong(SECRET_HOURS_MAX) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={0}
            max={SECRET_HOURS_MAX}
            step={1}
            value={hours}
            onChange={(event) => setHours(event.target.value)}
            onBlur={() => save()}
          />
        )}
      </Field>
    </form>
  )
}

/** One secret: what it opens, its value, whether it is one at all, and from when a guest may have it. */
export function SecretRow({ propertyId, secret }: Props) {
  const change = useChangeSecret(propertyId)
  const { id, kind, value, isSecret, isMarked, release } = secret
  return (
    <li className="flex flex-col gap-3 border-t border-line py-4 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="font-medium">{say.properties.secrets.kinds[kind]}</span>
          <code className="text-small break-all">{value}</code>
          {isMarked && <Badge>{say.properties.secrets.marked}</Badge>}
        </p>
        <Switch
          label={say.properties.secrets.isSecret}
          checked={isSecret}
          disabled={change.isPending}
          onCheckedChange={(next) => change.mutate({ secretId: id, isSecret: next })}
        />
      </div>
      {isSecret ? (
        <div className="flex flex-wrap items-start gap-4">
          <Field label={say.properties.secrets.release}>
            {(control) => (
              <Select
                {...control}
                value={release}
                disabled={change.isPending}
                onChange={(event) =>
                  change.mutate({ secretId: id, release: event.target.value === 'stay' ? 'stay' : 'window' })
                }
              >
                <option value="window">{say.properties.secrets.releases.window}</option>
                <option value="stay">{say.properties.secrets.releases.stay}</option>
              </Select>
            )}
          </Field>
          {release === 'window' && <Hours key={secret.hoursBefore} propertyId={propertyId} secret={secret} />}
        </div>
      ) : (
        <p className="text-small text-muted">{say.properties.secrets.harmless}</p>
      )}
    </li>
  )
}
