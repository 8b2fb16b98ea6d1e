import { Siren, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { EmergencyView } from '#api/contract/emergencies.ts'
import { useEmergencyCommand, useOpenEmergencies } from '#web/lib/emergencies.ts'
import { paths } from '#web/lib/paths.ts'
import { hourMinute } from '#web/lib/time.ts'
import { langOf, say } from '#web/texts/say.ts'
import { Button } from '#web/ui/button.tsx'
import { toastFailed } from '#web/ui/toast.ts'
import { soundAlarm } from './alarm.ts'

/** Emergencies that nobody has taken: on every screen, with a sound, until somebody does. */
export default function EmergencyBanner() {
  const { data } = useOpenEmergencies()
  const waiting = (data ?? []).filter(({ takenAt }) => takenAt === null)
  const command = useEmergencyCommand()
  const [mutedFor, setMutedFor] = useState<readonly string[]>([])
  const take = (id: string) =>
    command.mutate({ id, verb: 'take' }, { onError: () => toastFailed(say.emergencies.failed) })
  const isMuted = waiting.every(({ id }) => mutedFor.includes(id))
  const isRinging = waiting.length > 0 && !isMuted
  useEffect(() => (isRinging ? soundAlarm() : undefined), [isRinging])
  if (waiting.length === 0) return null
  return (
    <div role="alert" lang={langOf('it')} className="flex flex-col gap-2 bg-bad px-4 py-2 text-body text-on-filled">
      {waiting.map((emergency) => (
        <div key={emergency.id} className="flex flex-wrap items-center justify-center gap-3">
          <Siren aria-hidden className="size-5 shrink-0" />
          <p>
            <strong className="font-semibold">{say.emergencies.title}</strong> {hourMinute(emergency.createdAt)} ·{' '}
            {whoOf(emergency)}: {say.told.sentence({ code: 'emergency', params: { kinds: emergency.kinds } })}.{' '}
            <Link className="underline" to={paths.chat(emergency.chatId)}>
              {say.emergencies.open}
            </Link>
          </p>
          <Button size="small" busy={command.isPending} onClick={() => take(emergency.id)}>
            {say.emergencies.take}
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
        {isMuted ? say.emergencies.unmute : say.emergencies.mute}
      </Button>
    </div>
  )
}

const whoOf = ({ sender, property }: EmergencyView) =>
  [sender ?? say.emergencies.someone, property].filter((part) => part !== null).join(' · ')
