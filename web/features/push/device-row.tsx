import { Trash2 } from 'lucide-react'
import type { PushDeviceView } from '#api/contract/push.ts'
import { failureEn, faultEn } from '#web/lib/failure-en.ts'
import { relativeTime } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.ts'
import { useTestDevice } from './read-push.ts'

type Props = { device: PushDeviceView; isHere: boolean; now: Date; onRemove: () => void }

/** One browser: when it was last opened, what keeps it from being told, and a notification to try it. */
export function DeviceRow({ device, isHere, now, onRemove }: Props) {
  const texts = say.push
  const testing = useTestDevice()
  const { id, name, seenAt, fault } = device
  const test = () =>
    testing.mutate(id, {
      onSuccess: ({ fault: why }) =>
        why === null ? toastDone(texts.tested) : void faultEn(why, texts.failedToTest).then(toastFailed),
      onError: (error) => void failureEn(error, texts.failedToTest).then(toastFailed),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate text-body">
          {name}
          {isHere && <span className="text-small text-muted"> · {texts.thisOne}</span>}
        </p>
        <p className="text-small text-muted">{texts.seen(relativeTime(seenAt, now, { byDefault: 'en' }))}</p>
        {fault && <p className="text-small text-bad">{say.faults.sentence(fault)}</p>}
      </div>
      <Button size="small" busy={testing.isPending} onClick={test} aria-label={texts.testOf(name)}>
        {texts.test}
      </Button>
      <Button look="quiet" size="smallIcon" onClick={onRemove} aria-label={texts.remove(name)}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  )
}
