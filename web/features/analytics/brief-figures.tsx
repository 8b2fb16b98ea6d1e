import type { AnalyticsView } from '#api/contract/analytics.ts'
import { itAnalytics as texts } from '#web/texts/it-analytics.ts'

const said = texts.figures

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-card bg-surface p-4">
      <dt className="text-small font-medium text-muted">{name}</dt>
      <dd className="display figures text-figure">{value}</dd>
      <dd className="text-small text-muted">{note}</dd>
    </div>
  )
}

/** The period in four figures; how the last one is counted is said beside it. */
export function BriefFigures({ data: { total, weeks, minutesPerAnswer, minutesToRead } }: { data: AnalyticsView }) {
  const { received, automatic, unchanged, edited, manual, fallback, medianMinutes, p90Minutes, minutesSaved } = total
  return (
    <section aria-label={said.title}>
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Figure
          name={said.received}
          value={texts.number(received)}
          note={said.perWeek(texts.number(received / Math.max(weeks.length, 1)))}
        />
        <Figure
          name={said.answered}
          value={texts.number(automatic + unchanged + edited + manual)}
          note={said.fallbackNote(fallback)}
        />
        <Figure
          name={said.median}
          value={medianMinutes === null ? texts.none : texts.duration(medianMinutes)}
          note={p90Minutes === null ? said.noMedian : said.medianNote(texts.duration(p90Minutes))}
        />
        <Figure
          name={said.saved}
          value={texts.duration(minutesSaved)}
          note={said.savedNote(minutesPerAnswer, minutesToRead)}
        />
      </dl>
    </section>
  )
}
