import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { AnalyticsView } from '#api/contract/analytics.ts'
import { later } from '#web/code/later.ts'
import { Breakdowns } from '#web/features/analytics/breakdowns.tsx'
import { BriefFigures } from '#web/features/analytics/brief-figures.tsx'
import { PeriodPicker } from '#web/features/analytics/period-picker.tsx'
import { type Period, useAnalytics } from '#web/features/analytics/read-analytics.ts'
import { Shares } from '#web/features/analytics/shares.tsx'
import { usePeriod } from '#web/features/analytics/use-period.ts'
import { Answers, Volume, Waits } from '#web/features/analytics/week-charts.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { langOf, say } from '#web/texts/say.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { BellDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Screen } from '#web/ui/screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const Proof = later(() => import('./analytics-proof.tsx'))

/** What the host's weeks came to: in figures, charts and tables, each of which can be taken away as a file. */
export default function AnalyticsScreen() {
  const control = usePeriod()
  const { data, error, isPlaceholderData, refetch } = useAnalytics(control.period)
  return (
    <Screen title={say.analytics.title} lang={langOf('it')} actions={<PeriodPicker control={control} />}>
      {error !== null && (data === undefined || isPlaceholderData) ? (
        <FailedState
          className="rounded-card bg-surface"
          text={error instanceof ApiError && error.kind === 'not_found' ? say.analytics.missing : say.analytics.failed}
          retryLabel={say.analytics.retry}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Coming />
      ) : (
        <div aria-busy={isPlaceholderData}>
          {isEmpty(data) ? <Nothing /> : <Content data={data} period={control.period} />}
        </div>
      )}
      {(data !== undefined || error !== null) && (
        <Suspense fallback={<Skeleton className="mt-8 h-56 w-full" />}>
          <Proof />
        </Suspense>
      )}
    </Screen>
  )
}

const isEmpty = ({ total }: AnalyticsView) => Object.values(total).every((figure) => figure === 0 || figure === null)

function Content({ data, period }: { data: AnalyticsView; period: Period }) {
  return (
    <div className="flex flex-col gap-6">
      <BriefFigures data={data} />
      <p className="text-small text-muted">{say.analytics.zones}</p>
      <Shares total={data.total} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Volume weeks={data.weeks} />
        <Waits weeks={data.weeks} />
      </div>
      <Answers weeks={data.weeks} />
      <Breakdowns data={data} period={period} />
    </div>
  )
}

const Nothing = () => (
  <EmptyState
    className="rounded-card bg-surface py-12"
    drawing={<BellDrawing />}
    title={say.analytics.emptyTitle}
    text={say.analytics.emptyText}
    action={
      <Link to={paths.settingsTab('sources')} className={buttonClass({ look: 'primary' })}>
        {say.analytics.emptyAction}
      </Link>
    }
  />
)

const Coming = () => (
  <div aria-busy="true" className="flex flex-col gap-6">
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-34" />
      ))}
    </div>
    <Skeleton className="h-40" />
    <Skeleton className="h-56" />
  </div>
)
