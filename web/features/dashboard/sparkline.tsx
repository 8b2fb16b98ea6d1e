const WIDTH = 96
const HEIGHT = 28
const INSET = 3

type Point = { x: number; y: number }

/** Points of the days that have a value, from zero up. */
const pointsOf = (days: (number | null)[]): Point[] => {
  const top = Math.max(...days.map((value) => value ?? 0), 1)
  const step = (WIDTH - 2 * INSET) / Math.max(days.length - 1, 1)
  return days.flatMap((value, index) =>
    value === null ? [] : [{ x: INSET + index * step, y: HEIGHT - INSET - (value / top) * (HEIGHT - 2 * INSET) }],
  )
}

/** Seven days in a line: the shape only, the numbers are in the charts below. */
export function Sparkline({ days }: { days: (number | null)[] }) {
  const points = pointsOf(days)
  const last = points.at(-1)
  if (!last || points.length < 2) return <span className="h-7 w-24" />
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-7 w-24 text-muted">
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        opacity="0.7"
      />
      <circle cx={last.x} cy={last.y} r="2.5" className="fill-accent" />
    </svg>
  )
}
