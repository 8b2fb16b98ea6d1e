import { Siren, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { EmergencyView } from '#api/contract/emergencies.ts'
import { useEmergencyCommand, useOpenEmergencies } from '#web/lib/emergencies.ts'
import { paths } from '#web/lib/paths.ts'
import { hourMinute } from '#web/lib/time.ts'
import { it } from '#web/texts/emergencies.ts'
import { sentenceIt } from '#web/texts/sentences-it.ts'
import { Button } from '#web/ui/button.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { soundAlarm } from './alarm.ts'

/** Emergencies that nobody has taken: on every screen, with a sound, until somebody does. */
export default function EmergencyBanner() {
  const { data } = useOpenEmergencies()
  const waiting = (data ?? []).filter(({ takenAt }) => takenAt === null)
  const command = useEmergencyCommand()
  const [mutedFor, setMutedFor] = useState<readonly string[]>([])
  const take = (id: string) => command.mutate({ id, verb: 'take' }, { onError: () => toastFailed(it.failed) })
  const isMuted = waiting.every(({ id }) => mutedFor.includes(id))
  const isRinging = waiting.length > 0 && !isMuted
  useEffect(() => (isRinging ? soundAlarm() : undefined), [isRinging])
  if (waiting.length === 0) return null
  return (
    <div role="alert" lang="it" className="flex flex-col gap-2 bg-bad px-4 py-2 text-body text-on-filled">
      {waiting.map((emergency) => (
        <div key={emergency.id} className="flex flex-wrap items-center justify-center gap-3">
          <Siren aria-hidden className="size-5 shrink-0" />
          <p>
            <strong className="font-semibold">{it.title}</strong> {hourMinute(emergency.createdAt)} · {whoOf(emergency)}
            : {sentenceIt({ code: 'emergency', params: { kinds: emergency.kinds } })}.{' '}
            <Link className="underline" to={paths.chat(emergency.chatId)}>
              {it.open}
            </Link>
          </p>
          <Button size="small" busy={command.isPending} onClick={() => take(emergency.id)}>
            {it.take}
          </Button>
        </div>
      ))}
      <Button
        look="link"
        size="inline"
        className="self-center text-on-filled"
        onClick={() => setMutedFor(isMuted ? [] : waiting.map(({ id }) => id))}
      >
        {isMuted ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
        {isMuted ? it.unmute : it.mute}
      </Button>
    </div>
  )
}

const whoOf = ({ sender, property }: EmergencyView) =>
  [sender ?? it.someone, property].filter((part) => part !== null).join(' · ')
