import { memo } from 'react'
import { dayHeading, fullTime } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'
import { useLanguage } from '#web/texts/use-language.ts'
import { Boundary } from '#web/ui/boundary.tsx'
import { MessageBubble, Note } from './message-bubble.tsx'
import type { RunCommand } from './message-commands.ts'
import type { TimelineItem } from './timeline.ts'
import { useZone } from './zone.ts'

function Day({ at, now }: { at: string; now: Date }) {
  const zone = useZone()
  return (
    <div className="flex items-center gap-3 py-2" title={fullTime(at, zone)}>
      <span aria-hidden className="h-px flex-1 bg-line" />
      <h3 className="text-badge font-medium text-muted first-letter:uppercase">{dayHeading(at, now, zone)}</h3>
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  )
}

/** A day's heading, or a message, of which a broken one breaks only itself. Drawn again for nothing but itself. */
export const ThreadItem = memo(function ThreadItem({
  item,
  now,
  run,
}: {
  item: TimelineItem
  now: Date
  run: RunCommand
}) {
  useLanguage()
  return (
    <div id={item.key} data-item={item.kind} className="flex flex-col pb-3">
      {item.kind === 'day' ? (
        <Day at={item.at} now={now} />
      ) : (
        <Boundary of={item.message} instead={() => <Note text={say.inbox.conversation.broken} />}>
          {item.message.mergesChats && <Note text={say.inbox.conversation.merged} />}
          <MessageBubble message={item.message} run={run} />
        </Boundary>
      )}
    </div>
  )
})
