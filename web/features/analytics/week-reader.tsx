import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { calendarDay } from '#web/lib/time.ts'
import { say } from '#web/texts/say.ts'

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

type Props = {
  title: string
  weeks: readonly { week: string }[]
  /** What a week came to, in words. */
  words: (index: number) => string
  children: (at: number) => ReactNode
}

/** A chart of weeks that gives its figures to the mouse, the finger and the arrow keys: one stop, however many weeks. */
export function WeekReader({ title, weeks, words, children }: Props) {
  const last = weeks.length - 1
  const [chosen, setChosen] = useState<number | null>(null)
  const at = Math.min(chosen ?? last, last)
  const said = `${say.analytics.weekOf(calendarDay(weeks[at]?.week ?? ''))}: ${words(at)}`
  const byKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(last, step(at, last))))
  }
  const atPlace = (x: number, { left, width }: DOMRect) =>
    setChosen(Math.max(0, Math.min(last, Math.floor(((x - left) / width) * weeks.length))))
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${title}. ${say.analytics.chartHint}`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={said}
        className="mt-3 touch-pan-y rounded-control"
        onKeyDown={byKey}
        onPointerMove={({ clientX, currentTarget }) => atPlace(clientX, currentTarget.getBoundingClientRect())}
        onPointerDown={({ clientX, currentTarget }) => atPlace(clientX, currentTarget.getBoundingClientRect())}
        onPointerLeave={() => setChosen(null)}
      >
        {children(at)}
      </div>
      <p aria-hidden className="figures mt-2 min-h-10 text-small text-muted first-letter:uppercase sm:min-h-5">
        {said}
      </p>
    </>
  )
}
