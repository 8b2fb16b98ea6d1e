import { useState } from 'react'
import type { PushDeviceView } from '#api/contract/push.ts'
import { useNow } from '#web/lib/use-now.ts'
import { langOf, say } from '#web/texts/say.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { DeviceRow } from './device-row.tsx'
import { type PushHere, useRemoveDevice } from './read-push.ts'

/** Every browser that is told, this one first named as such. */
export function DeviceList({ here, devices }: { here: PushHere; devices: readonly PushDeviceView[] }) {
  const texts = say.push
  const now = useNow(60_000)
  const removing = useRemoveDevice()
  const [asked, setAsked] = useState<PushDeviceView | null>(null)
  const remove = () =>
    asked !== null &&
    removing.mutate(asked.id, {
      onError: () => toastFailed(texts.failedToRemove),
      onSettled: () => setAsked(null),
    })
  return (
    <section className="mt-4" aria-labelledby="push-devices">
      <h3 id="push-devices" className="text-small font-medium">
        {texts.devices}
      </h3>
      {devices.length === 0 ? (
        <p className="mt-1 text-small text-muted">{texts.noDevices}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isHere={device.fingerprint === here.fingerprint}
              now={now}
              onRemove={() => setAsked(device)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        lang={langOf('en')}
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        question={texts.removeQuestion(asked?.name ?? '')}
        confirmLabel={texts.removeIt}
        cancelLabel={texts.cancel}
        busy={removing.isPending}
        onConfirm={remove}
      />
    </section>
  )
}
