import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { DashboardView, Metric } from '#api/contract/dashboard.ts'
import { cn } from '#web/lib/cn.ts'
import { paths } from '#web/lib/paths.ts'
import { dashboardTexts as texts } from '#web/texts/it-dashboard.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MetricCard } from './metric-card.tsx'
import { figure } from './metric-format.ts'
import { METRICS } from './metric-list.ts'
import { useDashboard } from './read-dashboard.ts'

/** The one card that asks for something: the eye lands here first. */
function ToApprove({ metric }: { metric: Metric }) {
  const waiting = metric.value ?? 0
  return (
    <article
      className={cn(
        'col-span-2 flex flex-col justify-between gap-3 rounded-card p-4 md:p-6',
        waiting > 0 ? 'bg-warn-soft' : 'bg-surface',
      )}
    >
      <h3 className={cn('text-small font-medium', waiting > 0 ? 'text-warn' : 'text-muted')}>
        {texts.metrics.toApprove}
      </h3>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex items-baseline gap-3">
          <p className={cn('display figures text-figure', waiting > 0 && 'text-warn')}>{figure(waiting, 'count')}</p>
          <p className="text-body">{waiting > 0 ? texts.waiting(waiting) : texts.notes.toApprove}</p>
        </div>
        {waiting > 0 && (
          <Link to={paths.pendingChats} className={buttonClass({ look: 'primary' })}>
            {texts.readThem}
            <ArrowRight aria-hidden />
          </Link>
        )}
      </div>
    </article>
  )
}

function Cards({ figures }: { figures: DashboardView }) {
  return (
    <>
      <ToApprove metric={figures.toApprove} />
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
    <section aria-labelledby="figures" aria-busy={isPending} className="relative grid grid-cols-2 gap-3 lg:grid-cols-4">
      <h2 id="figures" className="sr-only">
        {texts.figures}
      </h2>
      {data ? (
        <Cards figures={data} />
      ) : isLoadingError ? (
        <FailedState
          className="col-span-full rounded-card bg-surface"
          text={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Skeleton className="col-span-2 h-34" />
          {METRICS.map(({ name }) => (
            <Skeleton key={name} className="h-34" />
          ))}
        </>
      )}
    </section>
  )
}
