import { say } from '#web/texts/say.ts'
import { TopOfScale, WeekNames } from './week-bars.tsx'

const WIDTH = 600
const HEIGHT = 150

type Waits = { week: string; medianMinutes: number | null; p90Minutes: number | null }

/** Waits reach from seconds to days: each doubling is as high as the next. */
const heightOf = (minutes: number, top: number) => HEIGHT - (Math.log2(1 + minutes) / Math.log2(1 + top)) * (HEIGHT - 8)

type Line = { x: number; y: number }[]

/** A line breaks where a week had no answer. */
function linesOf(values: readonly (number | null)[], top: number): Line[] {
  const lines: Line[] = [[]]
  for (const [index, value] of values.entries()) {
    if (value === null) lines.push([])
    else lines.at(-1)?.push({ x: ((index + 0.5) / values.length) * WIDTH, y: heightOf(value, top) })
  }
  return lines.filter((line) => line.length > 0)
}

/** Two lines of waits: the median drawn through with squares, nine in ten dashed. */
export function WeekLines({ weeks, at }: { weeks: readonly Waits[]; at: number }) {
  const top = Math.max(1, ...weeks.map(({ p90Minutes }) => p90Minutes ?? 0))
  const step = WIDTH / weeks.length
  const both = [
    {
      name: 'median',
      lines: linesOf(
        weeks.map((week) => week.medianMinutes),
        top,
      ),
      dash: '',
    },
    {
      name: 'p90',
      lines: linesOf(
        weeks.map((week) => week.p90Minutes),
        top,
      ),
      dash: '5 4',
    },
  ]
  return (
    <>
      <TopOfScale text={say.analytics.scale(say.analytics.duration(top))} />
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-40 w-full overflow-visible"
      >
        <rect x={at * step} y={0} width={step} height={HEIGHT} className="fill-raised" />
        <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-control" vectorEffect="non-scaling-stroke" />
        {both.map(({ name, lines, dash }) => (
          <g key={name} className={name === 'median' ? 'stroke-accent' : 'stroke-ink'}>
            {lines.map((line) => (
              <polyline
                key={line[0]?.x}
                points={(line.length === 1 ? [...line, ...line] : line).map(({ x, y }) => `${x},${y}`).join(' ')}
                fill="none"
                strokeWidth={name === 'median' ? 2.5 : 1.5}
                strokeDasharray={dash}
                strokeLinecap="round"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </g>
        ))}
      </svg>
      <WeekNames weeks={weeks} />
    </>
  )
}
