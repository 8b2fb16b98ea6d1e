import type { PushDeviceView } from '#api/contract/push.ts'
import { failureEn } from '#web/lib/failure-en.ts'
import { say } from '#web/texts/say.ts'
import { Switch } from '#web/ui/switch.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { type PushHere, useTurn } from './read-push.ts'

/** Whether this browser is told, and what keeps it from being. */
export function ThisDevice({ here, devices }: { here: PushHere; devices: readonly PushDeviceView[] }) {
  const texts = say.push
  const turning = useTurn()
  const isOn = here.fingerprint !== null && devices.some(({ fingerprint }) => fingerprint === here.fingerprint)
  const state = here.state === 'able' ? (isOn ? 'on' : 'off') : here.state
  const turn = (on: boolean) =>
    turning.mutate(on, {
      onError: (error) => void failureEn(error, on ? texts.failedOn : texts.failedOff).then(toastFailed),
    })
  return (
    <div className="mt-3" aria-live="polite">
      <Switch
        label={texts.here}
        hint={texts.states[state]}
        checked={turning.isPending ? turning.variables : isOn}
        disabled={here.state !== 'able' || turning.isPending}
        onCheckedChange={turn}
      />
    </div>
  )
}
