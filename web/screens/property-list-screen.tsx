import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PropertyTable } from '#web/features/properties/property-table.tsx'
import { useProperties } from '#web/features/properties/read-properties.ts'
import { paths } from '#web/lib/paths.ts'
import { en } from '#web/texts/en.ts'
import { propertyTexts as texts } from '#web/texts/properties.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { KeyDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const AddLink = () => (
  <Link to={paths.addProperty} className={buttonClass({ look: 'primary' })}>
    <Plus aria-hidden />
    {texts.add}
  </Link>
)

const Loading = () => (
  <div role="status" className="flex flex-col gap-3">
    <span className="sr-only">{en.common.loading}</span>
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-13 w-full" />
    <Skeleton className="h-13 w-full" />
    <Skeleton className="h-13 w-full" />
  </div>
)

function Content() {
  const { data, isError, refetch } = useProperties()
  if (data === undefined && isError) {
    return <FailedState text={texts.failedToLoadList} retryLabel={en.errors.retry} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <Loading />
  if (data.length > 0) return <PropertyTable properties={data} />
  return <EmptyState drawing={<KeyDrawing />} title={texts.empty} text={texts.emptyHint} action={<AddLink />} />
}

export default function PropertyListScreen() {
  return (
    <Screen title={texts.listTitle} lang="en" actions={<AddLink />}>
      <Content />
    </Screen>
  )
}
