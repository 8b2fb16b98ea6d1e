import { type FormEvent, useState } from 'react'
import { RUNG_SETTINGS, RUNG_TOPICS } from '#api/contract/autonomy-words.ts'
import type { AutonomyTexts } from '#web/texts/en/autonomy.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { usePropertyNames, useSetRung } from './read-autonomy.ts'

/** Sets a topic of which nothing was decided yet. Without properties there is nothing to set. */
export function SetRungForm({ texts: all }: { texts: AutonomyTexts }) {
  const texts = all.ladder
  const saving = useSetRung(all.failedToSave)
  const { data: properties = [] } = usePropertyNames()
  const [chosen, setChosen] = useState({ propertyId: '', topic: 'parking', setting: 'never' })
  const [first] = properties
  if (first === undefined) return null
  const choose = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const setting = RUNG_SETTINGS.find((one) => one === chosen.setting) ?? null
    saving.mutate({ propertyId: chosen.propertyId || first.id, topic: chosen.topic, setting })
  }
  const topics = RUNG_TOPICS.map((topic) => [topic, all.topicName(topic)] as const)
  return (
    <form onSubmit={submit} className="grid items-end gap-3 md:grid-cols-4" aria-label={texts.setTitle}>
      <Field label={texts.property}>
        {(control) => (
          <Select
            {...control}
            value={chosen.propertyId || first.id}
            onChange={(event) => choose({ propertyId: event.target.value })}
          >
            {properties.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.topic}>
        {(control) => (
          <Select {...control} value={chosen.topic} onChange={(event) => choose({ topic: event.target.value })}>
            {topics
              .toSorted(([, one], [, other]) => one.localeCompare(other, all.lang))
              .map(([topic, name]) => (
                <option key={topic} value={topic}>
                  {name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field label={texts.set}>
        {(control) => (
          <Select {...control} value={chosen.setting} onChange={(event) => choose({ setting: event.target.value })}>
            {RUNG_SETTINGS.map((setting) => (
              <option key={setting} value={setting}>
                {texts.settings[setting]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" busy={saving.isPending}>
        {texts.setTitle}
      </Button>
    </form>
  )
}
