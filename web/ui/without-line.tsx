import type { ReactNode } from 'react'
import { useIsOnline } from '#web/lib/use-online.ts'
import { useHasLine } from '#web/live/connection.ts'
import { say } from '#web/texts/say.ts'

/** In the place of what is still to come: without a line that it is not there, and never that it is on its way. */
export function WithoutLine({ otherwise = null }: { otherwise?: ReactNode }) {
  const isOnline = useIsOnline()
  const hasLine = useHasLine()
  if (isOnline && hasLine) return otherwise
  return (
    <p role="status" className="m-auto p-6 text-center text-body">
      {say.inbox.conversation.offline}
    </p>
  )
}
