import type { FiguresView } from '#api/contract/analytics.ts'
import { ANSWER_KINDS } from '#api/contract/analytics-words.ts'
import { say } from '#web/texts/say.ts'
import { AnswerPatterns, AnswerSign, patternOf } from './answer-pattern.tsx'
import { ChartCard } from './chart-card.tsx'
import { gridOf } from './grid.ts'

/** How answers come about: one bar of all that was sent, each share named with its number. */
export function Shares({ total }: { total: FiguresView }) {
  const all = ANSWER_KINDS.reduce((sum, kind) => sum + total[kind], 0)
  const shareOf = (many: number) => (all === 0 ? 0 : (many / all) * 100)
  const rows = ANSWER_KINDS.map((kind, index) => ({
    kind,
    many: total[kind],
    share: shareOf(total[kind]),
    before: shareOf(ANSWER_KINDS.slice(0, index).reduce((sum, other) => sum + total[other], 0)),
  }))
  const columns = [
    { name: () => say.analytics.columns.kind, value: (row: (typeof rows)[number]) => say.analytics.kinds[row.kind] },
    { name: () => say.analytics.columns.answers, value: (row: (typeof rows)[number]) => row.many },
    {
      name: () => say.analytics.columns.share,
      csvName: () => `${say.analytics.columns.share} (%)`,
      value: (row: (typeof rows)[number]) => Math.round(row.share * 10) / 10,
      shown: (row: (typeof rows)[number]) => say.analytics.percent(row.share),
    },
  ]
  return (
    <ChartCard title={say.analytics.shares} grid={gridOf(rows, columns, say.analytics.number)}>
      <svg aria-hidden="true" className="mt-3 h-8 w-full">
        <AnswerPatterns chart="shares" kinds={ANSWER_KINDS} />
        <rect width="100%" height="100%" className="fill-raised" />
        {rows.map(({ kind, share, before }) =>
          share === 0 ? null : (
            <rect
              key={kind}
              x={`${before}%`}
              width={`${share}%`}
              height="100%"
              fill={patternOf('shares', kind)}
              className="stroke-ink"
            />
          ),
        )}
      </svg>
      <dl className="figures mt-3 grid gap-x-6 gap-y-2 text-small sm:grid-cols-2 lg:grid-cols-5">
        {rows.map(({ kind, many, share }) => (
          <div key={kind}>
            <dt className="flex items-center gap-2 text-muted">
              <AnswerSign chart="shares" kind={kind} />
              {say.analytics.kinds[kind]}
            </dt>
            <dd className="text-body font-medium">
              {say.analytics.percent(share)}{' '}
              <span className="text-small font-normal text-muted">({say.analytics.number(many)})</span>
            </dd>
          </div>
        ))}
      </dl>
    </ChartCard>
  )
}
