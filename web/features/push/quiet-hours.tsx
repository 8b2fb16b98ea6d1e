import type { PushSettings } from '#api/contract/push.ts'
import { say } from '#web/texts/say.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Switch } from '#web/ui/switch.tsx'

type Hours = Pick<PushSettings, 'quietFrom' | 'quietTo' | 'timeZone'>

const NIGHT = { quietFrom: '22:00', quietTo: '07:00' }
const OFF = { quietFrom: null, quietTo: null }
const ENDS = [
  ['quietFrom', 'from'],
  ['quietTo', 'to'],
] as const

/** The hours in which a host hears of nothing but emergencies, by the clocks where they are. */
export function QuietHours({ settings, onChange }: { settings: Hours; onChange: (change: Partial<Hours>) => void }) {
  const texts = say.push
  const { timeZone: zoneHere } = Intl.DateTimeFormat().resolvedOptions()
  const isOn = settings.quietFrom !== null && settings.quietTo !== null
  const zone = isOn ? settings.timeZone : zoneHere
  return (
    <>
      <Switch
        label={texts.quiet}
        hint={texts.quietHint(zone.replaceAll('_', ' '))}
        checked={isOn}
        onCheckedChange={(on) => onChange(on ? { ...NIGHT, timeZone: zoneHere } : OFF)}
      />
      {isOn && (
        <div className="flex gap-4">
          {ENDS.map(([end, label]) => (
            <Field key={end} label={texts[label]} className="w-32">
              {(control) => (
                <Input
                  {...control}
                  key={settings[end]}
                  type="time"
                  required
                  defaultValue={settings[end] ?? ''}
                  onBlur={({ target: { value } }) =>
                    value !== '' && value !== settings[end] && onChange({ [end]: value, timeZone: zoneHere })
                  }
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </>
  )
}
