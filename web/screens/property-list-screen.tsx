import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PropertyTable } from '#web/features/properties/property-table.tsx'
import { useProperties } from '#web/features/properties/read-properties.ts'
import { paths } from '#web/lib/paths.ts'
import { langOf, say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { KeyDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const AddLink = () => (
  <Link to={paths.addProperty} className={buttonClass({ look: 'primary' })}>
    <Plus aria-hidden />
    {say.properties.add}
  </Link>
)

const Loading = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">{say.basics.common.loading}</span>
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-13 w-full" />
    <Skeleton className="h-13 w-full" />
    <Skeleton className="h-13 w-full" />
  </div>
)

function Content() {
  const { data, isError, refetch } = useProperties()
  if (data === undefined && isError) {
    return (
      <FailedState
        text={say.properties.failedToLoadList}
        retryLabel={say.basics.errors.retry}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <Loading />
  if (data.length > 0) return <PropertyTable properties={data} />
  return (
    <EmptyState
      drawing={<KeyDrawing />}
      title={say.properties.empty}
      text={say.properties.emptyHint}
      action={<AddLink />}
    />
  )
}

export default function PropertyListScreen() {
  return (
    <Screen title={say.properties.listTitle} lang={langOf('en')} actions={<AddLink />}>
      <Content />
    </Screen>
  )
}
