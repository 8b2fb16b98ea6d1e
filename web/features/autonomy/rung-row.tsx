import type { RungView } from '#api/contract/autonomy.ts'
import { RUNG_SETTINGS } from '#api/contract/autonomy-words.ts'
import type { AutonomyTexts } from '#web/texts/en/autonomy.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Select } from '#web/ui/input.tsx'
import { Td } from '#web/ui/table.tsx'
import { useSetRung } from './read-autonomy.ts'

const TONES = {
  earned: 'good',
  set_always: 'good',
  by_threshold: 'info',
  not_earned: 'warn',
  set_never: 'warn',
} as const

type Props = { rung: RungView; texts: AutonomyTexts }

/** One topic of one property. What was chosen is shown while it is saved. */
export function RungRow({ rung, texts: all }: Props) {
  const texts = all.ladder
  const saving = useSetRung(all.failedToSave)
  const { propertyId, property, topic, stands, unchanged, changed, more, lastBadAt, lastBadAs } = rung
  const name = all.topicName(topic)
  const shown = saving.isPending ? saving.variables.setting : rung.setting
  const choose = (value: string) =>
    saving.mutate({ propertyId, topic, setting: RUNG_SETTINGS.find((setting) => setting === value) ?? null })
  return (
    <tr>
      <Td>{property}</Td>
      <Td>{name}</Td>
      <Td>
        <Badge tone={TONES[stands]}>{texts.standsAs[stands]}</Badge>
        {stands === 'not_earned' && <span className="ml-2 text-small text-muted">{texts.more(more)}</span>}
        {lastBadAt !== null && lastBadAs !== null && (
          <span className="block text-small text-muted">
            {texts.locked.by(texts.bad[lastBadAs], all.day(lastBadAt))}
          </span>
        )}
      </Td>
      <Td>{texts.recordOf(unchanged, unchanged + changed)}</Td>
      <Td>{all.percent(rung.surely)}</Td>
      <Td>
        <Select
          aria-label={texts.setOf(name, property)}
          value={shown ?? 'rule'}
          disabled={saving.isPending}
          onChange={(event) => choose(event.target.value)}
          className="min-w-40"
        >
          <option value="rule">{texts.settings.rule}</option>
          {RUNG_SETTINGS.map((setting) => (
            <option key={setting} value={setting}>
              {texts.settings[setting]}
            </option>
          ))}
        </Select>
      </Td>
    </tr>
  )
}
