import type { AnalyticsView, FiguresView } from '#api/contract/analytics.ts'
import { ANSWER_KINDS } from '#api/contract/analytics-words.ts'
import { say } from '#web/texts/say.ts'
import { AnswerSign } from './answer-pattern.tsx'
import { ChartCard } from './chart-card.tsx'
import { type Column, gridOf } from './grid.ts'
import { WeekBars } from './week-bars.tsx'
import { WeekLines } from './week-lines.tsx'
import { WeekReader } from './week-reader.tsx'

type Week = AnalyticsView['weeks'][number]

const week: Column<Week> = { name: () => say.analytics.columns.week, value: (row) => row.week }
const waited = (minutes: number | null) => (minutes === null ? say.analytics.none : say.analytics.duration(minutes))

/** What a host's waiting guests waited, as columns. */
export const waitColumns: Column<FiguresView>[] = [
  {
    name: () => say.analytics.columns.median,
    csvName: () => say.analytics.columns.medianMinutes,
    value: (row) => row.medianMinutes,
    shown: (row) => waited(row.medianMinutes),
  },
  {
    name: () => say.analytics.columns.p90,
    csvName: () => say.analytics.columns.p90Minutes,
    value: (row) => row.p90Minutes,
    shown: (row) => waited(row.p90Minutes),
  },
]

export const kindColumns: Column<FiguresView>[] = ANSWER_KINDS.map((kind) => ({
  name: () => say.analytics.kinds[kind],
  value: (row) => row[kind],
}))

const saidOf = (row: Week | undefined) =>
  ANSWER_KINDS.filter((kind) => (row?.[kind] ?? 0) > 0)
    .map((kind) => `${say.analytics.kinds[kind].toLowerCase()} ${say.analytics.number(row?.[kind] ?? 0)}`)
    .join(', ') || say.analytics.number(0)

/** How many messages came, week by week. */
export function Volume({ weeks }: { weeks: Week[] }) {
  const grid = gridOf(
    weeks,
    [week, { name: () => say.analytics.columns.received, value: (row) => row.received }],
    say.analytics.number,
  )
  const bars = weeks.map(({ week: at, received }) => ({
    week: at,
    parts: [{ kind: 'automatic' as const, many: received }],
  }))
  return (
    <ChartCard title={say.analytics.volume} grid={grid}>
      <WeekReader
        title={say.analytics.volume}
        weeks={weeks}
        words={(at) => say.analytics.number(weeks[at]?.received ?? 0)}
      >
        {(at) => <WeekBars weeks={bars} at={at} />}
      </WeekReader>
    </ChartCard>
  )
}

/** What was sent, week by week, by how it came about. */
export function Answers({ weeks }: { weeks: Week[] }) {
  const bars = weeks.map((row) => ({
    week: row.week,
    parts: ANSWER_KINDS.map((kind) => ({ kind, many: row[kind] })),
  }))
  return (
    <ChartCard title={say.analytics.answers} grid={gridOf(weeks, [week, ...kindColumns], say.analytics.number)}>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
        {ANSWER_KINDS.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <AnswerSign chart="weeks" kind={kind} />
            {say.analytics.kinds[kind]}
          </li>
        ))}
      </ul>
      <WeekReader title={say.analytics.answers} weeks={weeks} words={(at) => saidOf(weeks[at])}>
        {(at) => <WeekBars weeks={bars} at={at} />}
      </WeekReader>
    </ChartCard>
  )
}

/** How long guests waited, week by week. */
export function Waits({ weeks }: { weeks: Week[] }) {
  const wordsOf = (at: number) => {
    const { medianMinutes = null, p90Minutes = null } = weeks[at] ?? {}
    return medianMinutes === null
      ? say.analytics.figures.noMedian
      : `${say.analytics.columns.median.toLowerCase()} ${waited(medianMinutes)}, ${say.analytics.columns.p90} ${waited(p90Minutes)}`
  }
  return (
    <ChartCard
      title={say.analytics.waits}
      note={say.analytics.waitsNote}
      grid={gridOf(weeks, [week, ...waitColumns], say.analytics.number)}
    >
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
        <li className="flex items-center gap-2">
          <LineSign className="stroke-accent" width={2.5} dash="" />
          {say.analytics.columns.median}
        </li>
        <li className="flex items-center gap-2">
          <LineSign className="stroke-ink" width={1.5} dash="5 4" />
          {say.analytics.columns.p90}
        </li>
      </ul>
      <WeekReader title={say.analytics.waits} weeks={weeks} words={wordsOf}>
        {(at) => <WeekLines weeks={weeks} at={at} />}
      </WeekReader>
    </ChartCard>
  )
}

const LineSign = ({ className, width, dash }: { className: string; width: number; dash: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6 shrink-0">
    <line x1={1} x2={23} y1={8} y2={8} className={className} strokeWidth={width} strokeDasharray={dash} />
  </svg>
)
