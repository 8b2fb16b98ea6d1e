import { cn } from '#web/lib/cn.ts'

const TICKS = 10

const tone = (confidence: number) => (confidence <= 4 ? 'bad' : confidence <= 7 ? 'warn' : 'good')
const FILLED = { bad: 'bg-bad', warn: 'bg-warn', good: 'bg-good' }
const TEXT = { bad: 'text-bad', warn: 'text-warn', good: 'text-good' }

/** Confidence as ten ticks of which n are filled, always with the number. */
export function Ticks({ confidence, label }: { confidence: number; label: string }) {
  return (
    <span className="inline-flex items-center gap-2" title={label}>
      <span aria-hidden className="inline-flex gap-0.5">
        {Array.from({ length: TICKS }, (_, tick) => (
          <span
            key={tick}
            className={cn('h-3 w-1 rounded-full', tick < confidence ? FILLED[tone(confidence)] : 'bg-line')}
          />
        ))}
      </span>
      <span aria-hidden className={cn('figures text-small font-semibold', TEXT[tone(confidence)])}>
        {confidence}/10
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
