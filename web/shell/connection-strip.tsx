import { CloudOff } from 'lucide-react'
import { hourMinute } from '#web/lib/time.ts'
import { useConnection } from '#web/live/connection.ts'
import { say } from '#web/texts/say.ts'

/** Says so when what is shown may be old. */
export default function ConnectionStrip() {
  const { state, since } = useConnection()
  if (state === 'live' || state === 'connecting') return <div role="status" className="sr-only" />
  const time = hourMinute(since)
  return (
    <div role="status" className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-1.5 text-small text-warn">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {state === 'offline' ? say.inbox.shell.offline(time) : say.inbox.shell.reconnecting(time)}
    </div>
  )
}
