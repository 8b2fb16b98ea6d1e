import type { Metric } from '#api/contract/dashboard.ts'
import { numberFormat } from '#web/lib/formats.ts'
import { say } from '#web/texts/say.ts'

export type MetricUnit = 'count' | 'percent' | 'minutes' | 'grade'
type Severity = 'success' | 'warning' | 'error' | 'neutral'
export type Delta = { text: string; direction: 'up' | 'down' | 'same'; severity: Severity }

const whole = numberFormat('it', { maximumFractionDigits: 0 })
const tenth = numberFormat('it', { maximumFractionDigits: 1 })
const HOUR_MINUTES = 60

/** A figure with its unit; a wait of more than an hour is told in hours. */
export function figure(value: number, unit: MetricUnit): string {
  if (unit === 'percent') return `${whole(value)}%`
  if (unit === 'grade') return `${tenth(value)}/10`
  if (unit === 'count') return whole(value)
  if (value < HOUR_MINUTES) return `${tenth(value)} ${say.dashboard.minutes}`
  return `${tenth(value / HOUR_MINUTES)} ${say.dashboard.hours}`
}

const NOTHING = 0.05

/** How a figure moved, in words; what is good news depends on the figure, so colour never speaks alone. */
export function deltaOf(
  { delta }: Pick<Metric, 'delta'>,
  unit: MetricUnit,
  goodWhen: 'up' | 'down' | 'none',
): Delta | null {
  if (delta === null) return null
  if (Math.abs(delta) < NOTHING)
    return { text: `±0 ${say.dashboard.sinceYesterday}`, direction: 'same', severity: 'neutral' }
  const direction = delta > 0 ? 'up' : 'down'
  const severity = goodWhen === 'none' ? 'neutral' : direction === goodWhen ? 'success' : 'warning'
  const size = unit === 'grade' ? tenth(Math.abs(delta)) : figure(Math.abs(delta), unit)
  return { text: `${delta > 0 ? '+' : '−'}${size} ${say.dashboard.sinceYesterday}`, direction, severity }
}
