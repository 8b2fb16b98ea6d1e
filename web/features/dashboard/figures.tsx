import type { DashboardView } from '#api/contract/dashboard.ts'
import { say } from '#web/texts/say.ts'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MetricCard } from './metric-card.tsx'
import { METRICS } from './metric-list.ts'
import { useDashboard } from './read-dashboard.ts'
import { WaitingGuests } from './waiting-guests.tsx'

function Cards({ figures }: { figures: DashboardView }) {
  return (
    <>
      <WaitingGuests />
      {METRICS.map((entry) => (
        <MetricCard key={entry.name} entry={entry} metric={figures[entry.name]} />
      ))}
    </>
  )
}

/** The figures of the house, real ones. */
export function Figures() {
  const { data, isPending, isLoadingError, refetch } = useDashboard()
  return (
    <section
      aria-labelledby="figures"
      aria-busy={isPending}
      className="relative grid auto-rows-[minmax(10rem,auto)] grid-cols-2 gap-3 lg:grid-cols-4"
    >
      <h2 id="figures" className="sr-only">
        {say.dashboard.figures}
      </h2>
      {data ? (
        <Cards figures={data} />
      ) : isLoadingError ? (
        <FailedState
          className="col-span-full rounded-card bg-surface"
          text={say.dashboard.failed}
          retryLabel={say.dashboard.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Skeleton className="col-span-2" />
          {METRICS.map(({ name }) => (
            <Skeleton key={name} />
          ))}
        </>
      )}
    </section>
  )
}
