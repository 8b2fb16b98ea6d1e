import { useId } from 'react'
import type { AnswerKind } from '#api/contract/analytics-words.ts'
import { calendarDay } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'
import { AnswerPatterns, patternOf } from './answer-pattern.tsx'

const GAP = 0.25
const percent = (share: number) => `${share * 100}%`

type Part = { kind: AnswerKind; many: number }

/** Bars of weeks from zero, each of its parts one upon the other; what is read stands in a frame. */
export function WeekBars({ weeks, at }: { weeks: readonly { week: string; parts: readonly Part[] }[]; at: number }) {
  const chart = useId()
  const top = Math.max(1, ...weeks.map(({ parts }) => sumOf(parts)))
  const step = 1 / weeks.length
  const kinds = [...new Set(weeks.flatMap(({ parts }) => parts.map(({ kind }) => kind)))]
  return (
    <>
      <TopOfScale text={say.analytics.number(top)} />
      {/* Without a view box: patterns stay as fine as they are drawn, however wide the screen. */}
      <svg aria-hidden="true" className="h-40 w-full overflow-visible">
        <AnswerPatterns chart={chart} kinds={kinds} />
        <rect x={percent(at * step)} y={0} width={percent(step)} height="100%" className="fill-raised" />
        {weeks.map(({ week, parts }, index) => (
          <g key={week} className={index === at ? 'stroke-ink' : 'stroke-control'}>
            {parts.map(({ kind, many }, place) =>
              many === 0 ? null : (
                <rect
                  key={kind}
                  x={percent((index + GAP / 2) * step)}
                  width={percent(step * (1 - GAP))}
                  y={percent(1 - sumOf(parts.slice(0, place + 1)) / top)}
                  height={percent(many / top)}
                  fill={patternOf(chart, kind)}
                />
              ),
            )}
          </g>
        ))}
        <line x1={0} x2="100%" y1="100%" y2="100%" className="stroke-control" />
      </svg>
      <WeekNames weeks={weeks} />
    </>
  )
}

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { many }) => sum + many, 0)

/** What the height of a chart stands for; its foot is nothing. */
export const TopOfScale = ({ text }: { text: string }) => (
  <p aria-hidden className="figures border-t border-line text-badge text-muted">
    {text}
  </p>
)

/** Where a chart of weeks begins and ends. */
export function WeekNames({ weeks }: { weeks: readonly { week: string }[] }) {
  return (
    <div aria-hidden className="mt-1 flex justify-between text-badge text-muted">
      <span>{calendarDay(weeks[0]?.week ?? '')}</span>
      <span>{calendarDay(weeks.at(-1)?.week ?? '')}</span>
    </div>
  )
}
