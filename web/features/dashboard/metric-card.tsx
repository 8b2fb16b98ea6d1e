import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import type { Metric } from '#api/contract/dashboard.ts'
import { cn } from '#web/lib/cn.ts'
import { say } from '#web/texts/say.ts'
import { type Delta, deltaOf, figure } from './metric-format.ts'
import type { MetricEntry } from './metric-list.ts'
import { Sparkline } from './sparkline.tsx'

const ARROWS = { up: ArrowUp, down: ArrowDown, same: ArrowRight }
const COLOURS = { success: 'text-good', warning: 'text-warn', error: 'text-bad', neutral: 'text-muted' }

function DeltaLine({ delta }: { delta: Delta }) {
  const Arrow = ARROWS[delta.direction]
  return (
    <p className={cn('figures flex items-center gap-1 text-small', COLOURS[delta.severity])}>
      <Arrow aria-hidden className="size-3.5 shrink-0" />
      <span>{delta.text}</span>
    </p>
  )
}

/** A figure, where it comes from, its week, and how it moved since yesterday. */
export function MetricCard({ entry, metric }: { entry: MetricEntry; metric: Metric }) {
  const { name, unit, goodWhen, note } = entry
  const delta = deltaOf(metric, unit, goodWhen)
  return (
    <article className="flex min-w-0 flex-col gap-1 rounded-card bg-surface p-4">
      <h3 className="text-small font-medium text-muted">{say.dashboard.metrics[name]}</h3>
      <div className="flex items-end justify-between gap-2">
        <p className={cn('display figures text-figure whitespace-nowrap', metric.value === null && 'text-muted')}>
          {metric.value === null ? '–' : figure(metric.value, unit)}
        </p>
        <Sparkline days={metric.days} />
      </div>
      <p className="text-small text-muted">{metric.value === null ? say.dashboard.notYet : note(metric.value)}</p>
      {delta && <DeltaLine delta={delta} />}
    </article>
  )
}
