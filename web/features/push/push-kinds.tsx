import type { PushSettings } from '#api/contract/push.ts'
import { failureEn } from '#web/lib/failure-en.ts'
import { say } from '#web/texts/say.ts'
import { Switch } from '#web/ui/switch.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { QuietHours } from './quiet-hours.tsx'
import { useSavePushSettings } from './read-push.ts'

const KINDS = ['draftReady', 'noDraft', 'emergency', 'notSent', 'promiseDue', 'snoozeOver', 'sourceStopped'] as const

/** Of what every device is told; each switch is saved as it is turned. */
export function PushKinds({ settings }: { settings: PushSettings }) {
  const texts = say.push
  const saving = useSavePushSettings()
  const save = (change: Partial<PushSettings>) =>
    saving.mutate(
      { ...settings, ...change },
      { onError: (error) => void failureEn(error, texts.failedToSave).then(toastFailed) },
    )
  return (
    <section className="mt-4" aria-labelledby="push-kinds">
      <h3 id="push-kinds" className="text-small font-medium">
        {texts.kinds}
      </h3>
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          label={texts.kind[kind]}
          hint={kind === 'emergency' ? texts.emergencyHint : undefined}
          checked={settings[kind]}
          onCheckedChange={(checked) => save({ [kind]: checked })}
        />
      ))}
      <QuietHours settings={settings} onChange={save} />
    </section>
  )
}
