import type { SourceView } from '#api/contract/sources.ts'
import { fullTime, relativeTime } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { langOf, say } from '#web/texts/say.ts'

const MINUTE_MS = 60_000

/** How a source does, in sentences: whether it rests, and when it was last reached. */
export function SourceState({ source }: { source: SourceView }) {
  const { pausedAt, lastSyncedAt } = source
  const now = useNow(MINUTE_MS)
  return (
    <section lang={langOf('it')} aria-label={say.sourceState.heading} className="flex flex-col gap-1 text-small">
      {typeof pausedAt === 'string' && (
        <p>
          <time dateTime={pausedAt}>{say.sourceState.pausedSince(fullTime(pausedAt))}</time>
        </p>
      )}
      <p className="text-muted" title={lastSyncedAt === null ? undefined : fullTime(lastSyncedAt)}>
        {lastSyncedAt === null
          ? say.sourceState.noContact
          : say.sourceState.lastContact(relativeTime(lastSyncedAt, now))}
      </p>
    </section>
  )
}
