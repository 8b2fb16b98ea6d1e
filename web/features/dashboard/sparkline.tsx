const WIDTH = 96
const HEIGHT = 28
const INSET = 3

type Point = { x: number; y: number }

/** Points of the days that have a value, between the lowest and the highest: the shape of the week. */
const pointsOf = (days: (number | null)[]): Point[] => {
  const known = days.filter((value) => value !== null)
  const low = Math.min(...known)
  const range = Math.max(...known) - low
  const share = (value: number) => (range === 0 ? 0.5 : (value - low) / range)
  const step = (WIDTH - 2 * INSET) / Math.max(days.length - 1, 1)
  return days.flatMap((value, index) =>
    value === null ? [] : [{ x: INSET + index * step, y: HEIGHT - INSET - share(value) * (HEIGHT - 2 * INSET) }],
  )
}

/** Seven days in a line: the shape only. */
export function Sparkline({ days }: { days: (number | null)[] }) {
  const points = pointsOf(days)
  const last = points.at(-1)
  if (!last || points.length < 2) return null
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mb-1 h-7 w-24 text-muted max-sm:hidden">
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
