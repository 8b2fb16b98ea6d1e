import { type Ref, useState } from 'react'
import type { Metric } from '#api/contract/dashboard.ts'
import { cn } from '#web/lib/cn.ts'
import { useNow } from '#web/lib/use-now.ts'
import { dashboardTexts as texts } from '#web/texts/it-dashboard.ts'
import { figure, lastSevenDays, type MetricUnit } from './metric-format.ts'
import { METRICS, TO_APPROVE } from './metric-list.ts'
import { useDashboard } from './read-dashboard.ts'

const MINUTE_MS = 60_000

type Day = ReturnType<typeof lastSevenDays>[number]

const shown = (value: number | null, unit: MetricUnit) => (value === null ? texts.analytics.none : figure(value, unit))

function Bars({ metric, unit, days }: { metric: Metric; unit: MetricUnit; days: Day[] }) {
  const [active, setActive] = useState<number | null>(null)
  const top = Math.max(...metric.days.map((value) => value ?? 0), 1)
  return (
    <div className="mt-3 flex h-36 items-end gap-2" aria-hidden onMouseLeave={() => setActive(null)}>
      {days.map((day, index) => {
        const value = metric.days[index] ?? null
        const today = index === days.length - 1
        const labelled = active === null ? today : active === index
        return (
          <div
            key={day.long}
            className="flex h-full min-w-0 flex-1 flex-col gap-1"
            onMouseEnter={() => setActive(index)}
          >
            <div className="flex min-h-0 flex-1 flex-col items-center justify-end pt-5">
              <div
                style={{ height: `${((value ?? 0) / top) * 100}%` }}
                className={cn(
                  'relative min-h-0.5 w-full rounded-t-control transition-colors',
                  labelled ? 'bg-accent' : 'bg-accent-soft',
                )}
              >
                {labelled && (
                  <span className="figures absolute bottom-full left-1/2 -translate-x-1/2 text-badge font-semibold whitespace-nowrap">
                    {shown(value, unit)}
                  </span>
                )}
              </div>
            </div>
            <span className={cn('text-center text-badge', today ? 'font-medium' : 'text-muted')}>{day.short}</span>
          </div>
        )
      })}
    </div>
  )
}

function ChartTable({ title, metric, unit, days }: { title: string; metric: Metric; unit: MetricUnit; days: Day[] }) {
  return (
    <details className="mt-3 text-small">
      <summary className="w-fit text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-3">
        {texts.analytics.table}
        <span className="sr-only">: {title}</span>
      </summary>
      <table className="mt-2 w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.analytics.day}</th>
            <th scope="col">{texts.analytics.value}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={day.long} className="border-b border-line">
              <th scope="row" className="py-1 font-normal first-letter:uppercase">
                {day.long}
              </th>
              <td className="py-1 text-right">{shown(metric.days[index] ?? null, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** How many properties there are hardly moves: a chart of it says nothing. */
const CHARTS = [TO_APPROVE, ...METRICS.filter(({ name }) => name !== 'activeProperties')]

/** A chart for each figure that moves: one hue, from zero, the number at hand, a table behind it. */
export default function Analytics({ ref }: { ref?: Ref<HTMLElement> }) {
  const { data } = useDashboard()
  const days = lastSevenDays(useNow(MINUTE_MS))
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="analytics" className="mt-8 scroll-mt-6 outline-none">
      <h2 id="analytics" className="display mb-3 text-title">
        {texts.analytics.title}
      </h2>
      <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {data &&
          CHARTS.map(({ name, unit }) => (
            <figure key={name} className="rounded-card bg-surface p-4">
              <figcaption className="text-small font-medium text-muted">{texts.metrics[name]}</figcaption>
              <Bars metric={data[name]} unit={unit} days={days} />
              <ChartTable title={texts.metrics[name]} metric={data[name]} unit={unit} days={days} />
            </figure>
          ))}
      </div>
    </section>
  )
}
