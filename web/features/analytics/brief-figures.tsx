import type { AnalyticsView } from '#api/contract/analytics.ts'
import { say } from '#web/texts/say.ts'

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-card bg-surface p-4">
      <dt className="text-small font-medium text-muted">{name}</dt>
      <dd className="display figures text-figure">{value}</dd>
      <dd className="text-small text-muted">{note}</dd>
    </div>
  )
}

/** Three in a quarter of a year are some all the same. */
const aWeek = (many: number) =>
  many > 0 && many < 1 ? say.analytics.figures.fewAWeek : say.analytics.figures.perWeek(say.analytics.number(many))

/** The period in four figures; how the last one is counted is said beside it. */
export function BriefFigures({ data: { total, weeks, minutesPerAnswer, minutesToRead } }: { data: AnalyticsView }) {
  const { received, automatic, unchanged, edited, manual, fallback, medianMinutes, p90Minutes, minutesSaved } = total
  return (
    <section aria-label={say.analytics.figures.title}>
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Figure
          name={say.analytics.figures.received}
          value={say.analytics.number(received)}
          note={aWeek(received / Math.max(weeks.length, 1))}
        />
        <Figure
          name={say.analytics.figures.answered}
          value={say.analytics.number(automatic + unchanged + edited + manual)}
          note={say.analytics.figures.fallbackNote(fallback)}
        />
        <Figure
          name={say.analytics.figures.median}
          value={medianMinutes === null ? say.analytics.none : say.analytics.duration(medianMinutes)}
          note={
            p90Minutes === null
              ? say.analytics.figures.noMedian
              : say.analytics.figures.medianNote(say.analytics.duration(p90Minutes))
          }
        />
        <Figure
          name={say.analytics.figures.saved}
          value={say.analytics.duration(minutesSaved)}
          note={say.analytics.figures.savedNote(minutesPerAnswer, minutesToRead)}
        />
      </dl>
    </section>
  )
}
