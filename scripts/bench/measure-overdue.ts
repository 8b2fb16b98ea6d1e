import { setTimeout as delay } from 'node:timers/promises'
import { cpuSeconds } from './cpu.ts'
import type { Figure } from './figure.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { fillWaiting, moveDeadlines, untilAllWait, untilFallbacks } from './waiting-replies.ts'

const OVERDUE = { many: 1_000, text: 'overdue' }

/** How fast deadlines are made up for that passed while the worker was away. Sending is off: no mail server is measured. */
export async function measureOverdue(system: MeasuredSystem): Promise<Figure[]> {
  await fillWaiting(system, OVERDUE)
  await untilAllWait(system, OVERDUE.many)
  await moveDeadlines(system, OVERDUE, `now() + interval '60 seconds'`)
  const worker = system.pidOf('Worker')
  // The last that were told set their timers.
  await delay(10_000)
  process.kill(worker, 'SIGSTOP')
  await delay(60_000)
  const before = cpuSeconds(system)
  const killedAt = new Date()
  process.kill(worker, 'SIGKILL')
  await untilFallbacks(system, OVERDUE)
  const { rows } = await system.owner.query<{ seconds: number; first: number }>(
    `select extract(epoch from max(settled_at) - min(settled_at))::float as seconds,
       extract(epoch from min(settled_at) - $2::timestamptz)::float as first from message
     where kind = 'draft' and status = 'fallback_sent' and text = $1`,
    [OVERDUE.text, killedAt],
  )
  const perSecond = OVERDUE.many / (rows[0]?.seconds ?? Number.NaN)
  const after = cpuSeconds(system)
  const each = (seconds: number) => (seconds / OVERDUE.many) * 1000
  return [
    { what: `overdue after a restart, of ${OVERDUE.many}`, value: perSecond, unit: '/s', target: { least: 30 } },
    { what: 'the first of them, after the kill', value: rows[0]?.first ?? Number.NaN, unit: 's' },
    // The process is a new one: what it takes to start is in it.
    { what: 'processor time of one: Worker', value: each(after.Worker), unit: 'ms' },
    ...(['Temporal', 'PostgreSQL'] as const).map((part) => ({
      what: `processor time of one: ${part}`,
      value: each(after[part] - before[part]),
      unit: 'ms',
    })),
  ]
}
