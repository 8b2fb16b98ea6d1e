import { remaining } from '#web/lib/time.ts'
import { useNow } from '#web/lib/use-now.ts'

const SECOND_MS = 1_000

/** A sentence with what is left until a moment, and another once it has passed. */
export function Countdown({
  until,
  sentence,
  passed,
  className,
}: {
  until: string
  sentence: (left: string) => string
  passed: string
  className?: string
}) {
  const now = useNow(SECOND_MS)
  const left = remaining(until, now)
  return <span className={className}>{left === null ? passed : sentence(left)}</span>
}
