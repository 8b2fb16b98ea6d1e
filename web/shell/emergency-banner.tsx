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
    <div
      role="alert"
      lang={langOf('it')}
      className="flex max-h-[40dvh] flex-col gap-1 overflow-y-auto bg-bad px-3 py-1.5 text-small text-on-filled md:px-4 md:text-body"
    >
      {waiting.map((emergency, index) => (
        <div key={emergency.id} className="flex items-center justify-center gap-2 md:gap-3">
          <Siren aria-hidden className="size-5 shrink-0 max-sm:hidden" />
          {/* On a phone two lines, all of which lead to the conversation: what does not fit is read there. */}
          <p className="relative min-w-0 flex-1 max-md:line-clamp-2 md:flex-none">
            <strong className="font-semibold">{say.emergencies.title}</strong> {hourMinute(emergency.createdAt)} ·{' '}
            {whoOf(emergency)}: {say.told.sentence({ code: 'emergency', params: { kinds: emergency.kinds } })}.{' '}
            <Link
              className="underline max-md:absolute max-md:inset-0 max-md:-outline-offset-2"
              to={paths.chat(emergency.chatId)}
            >
              <span className="max-md:sr-only">{say.emergencies.open}</span>
            </Link>
          </p>
          <Button size="small" busy={command.isPending} onClick={() => take(emergency.id)}>
            {say.emergencies.take}
          </Button>
          {index === 0 && (
            <Button
              look="link"
              size="smallIcon"
              className="text-on-filled"
              title={isMuted ? say.emergencies.unmute : say.emergencies.mute}
              aria-label={isMuted ? say.emergencies.unmute : say.emergencies.mute}
              onClick={() => setMutedFor(isMuted ? [] : waiting.map(({ id }) => id))}
            >
              {isMuted ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}

const whoOf = ({ sender, property }: EmergencyView) =>
  [sender ?? say.emergencies.someone, property].filter((part) => part !== null).join(' · ')
