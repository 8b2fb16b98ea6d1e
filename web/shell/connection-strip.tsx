import { CloudOff } from 'lucide-react'
import { hourMinute } from '#web/lib/time.ts'
import { useIsOnline } from '#web/lib/use-online.ts'
import { useConnection } from '#web/live/connection.ts'
import { say } from '#web/texts/say.ts'

/** Says so when what is shown may be old; that there is no line also before anything follows what happens. */
export function ConnectionStrip() {
  const { state, since } = useConnection()
  const isOnline = useIsOnline()
  if (isOnline && (state === 'live' || state === 'connecting')) return <div role="status" className="sr-only" />
  const time = hourMinute(since)
  return (
    <div role="status" className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-1.5 text-small text-warn">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {!isOnline || state === 'offline' ? say.inbox.shell.offline(time) : say.inbox.shell.reconnecting(time)}
    </div>
  )
}
