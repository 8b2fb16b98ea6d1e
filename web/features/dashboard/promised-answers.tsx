import { Link } from 'react-router-dom'
import { useOpenDeferrals } from '#web/lib/deferrals.ts'
import { paths } from '#web/lib/paths.ts'
import { clockTime } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { say } from '#web/texts/say.ts'
import { FailedState } from '#web/ui/failed-state.tsx'
import { ListCard } from './list-card.tsx'

const MINUTE_MS = 60_000

/** Who was told that an answer will come, the first due first; nothing where nobody was. */
export function PromisedAnswers() {
  const now = useNow(MINUTE_MS)
  const { data = [], isLoadingError, refetch } = useOpenDeferrals()
  if (data.length === 0 && !isLoadingError) return null
  return (
    <div className="mt-8">
      <ListCard id="promised-answers" title={say.deferrals.title} actions={null}>
        {isLoadingError && (
          <FailedState
            text={say.deferrals.failedToLoad}
            retryLabel={say.dashboard.retry}
            onRetry={() => void refetch()}
          />
        )}
        <ul>
          {data.map(({ id, chatId, sender, property, owedBecause, sentence, dueAt, owedAt }) => (
            <li key={id}>
              <Link
                to={paths.chat(chatId)}
                className="flex min-h-14 flex-wrap items-baseline gap-x-3 rounded-control px-3 py-2 transition-colors hover:bg-raised"
              >
                <span className="font-medium">{sender ?? say.deferrals.someone}</span>
                {property !== null && <span className="text-small text-muted">{property}</span>}
                <span className="min-w-0 flex-1 basis-48 truncate text-small text-muted">
                  {owedBecause === 'promised' ? `«${sentence}»` : say.deferrals.brief[owedBecause]}
                </span>
                <span className={`text-small ${owedAt === null ? 'text-muted' : 'font-medium text-warn'}`}>
                  {owedAt === null
                    ? say.deferrals.due(clockTime(dueAt, now))
                    : say.deferrals.owed(clockTime(dueAt, now))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </ListCard>
    </div>
  )
}
