import { fullTime, hourMinute } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'
import { useZone } from './zone.ts'

/** When a message was written, as the thread says it. */
export function MessageTime({ at }: { at: string | null }) {
  const zone = useZone()
  if (!at) return <span className="text-badge text-muted">{say.inbox.conversation.unknownTime}</span>
  return (
    <time dateTime={at} title={fullTime(at, zone)} className="text-badge text-muted">
      {hourMinute(at, zone)}
    </time>
  )
}
