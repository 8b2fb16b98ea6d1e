import { House } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PropertyView } from '#api/contract/properties.ts'
import { paths } from '#web/lib/paths.ts'
import { shortDate } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { KeyDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { ListCard, ListLoading } from './list-card.tsx'
import { useNewestProperties } from './read-dashboard.ts'

function Row({ property }: { property: PropertyView }) {
  return (
    <Link
      to={paths.property(property.id)}
      className="flex min-h-18 items-center gap-3 rounded-control px-3 py-2 transition-colors hover:bg-raised"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent">
        <House aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{property.name}</span>
        <span className="block truncate text-small text-muted">{property.address}</span>
      </span>
      <time
        dateTime={property.createdAt}
        className="shrink-0 text-badge text-muted"
        title={say.dashboard.properties.created(shortDate(property.createdAt))}
      >
        {shortDate(property.createdAt)}
      </time>
    </Link>
  )
}

/** 'Le tue Proprietà': the five newest. */
export function NewestProperties() {
  const { data, isPending, isLoadingError, refetch } = useNewestProperties()
  return (
    <ListCard
      id="newest-properties"
      title={say.dashboard.properties.title}
      actions={
        <>
          <Link to={paths.properties} className={buttonClass({ look: 'quiet', size: 'small' })}>
            {say.dashboard.properties.all}
          </Link>
          <Link to={paths.addProperty} className={buttonClass({ look: 'outline', size: 'small' })}>
            {say.dashboard.properties.add}
          </Link>
        </>
      }
    >
      {isPending && <ListLoading />}
      {isLoadingError && (
        <FailedState
          text={say.dashboard.properties.failed}
          retryLabel={say.dashboard.retry}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          drawing={<KeyDrawing />}
          title={say.dashboard.properties.empty}
          action={
            <Link to={paths.addProperty} className={buttonClass({ size: 'small' })}>
              {say.dashboard.properties.add}
            </Link>
          }
        />
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((property) => (
            <li key={property.id}>
              <Row property={property} />
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  )
}
