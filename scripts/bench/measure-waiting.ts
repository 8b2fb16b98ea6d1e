import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { peakMegabytes, residentMegabytes } from './memory.ts'
import { fillWaiting, moveDeadlines, untilAllWait, untilFallbacks } from './waiting-replies.ts'

const WAITING = 10_000
const HALF_AN_HOUR = 1_800
/** Until the first of their deadlines: by then all are told. */
const LEAD = 600

/**
 * What 10,000 replies that wait for their hosts cost one worker, and how exactly their deadlines are kept. Sending is
 * off: no mail server is measured.
 */
export async function measureWaiting(system: MeasuredSystem, say: (line: string) => void): Promise<Figure[]> {
  await fillWaiting(system, { many: WAITING, text: 'waiting' })
  const startedAt = performance.now()
  await untilAllWait(system, WAITING)
  const takenUpSeconds = (performance.now() - startedAt) / 1000
  await delay(10_000)
  const megabytes = residentMegabytes(system.pidOf('Worker'))
  say(`${WAITING} replies wait`)
  const late = await keepDeadlines(system, say)
  return [
    { what: `waiting replies taken up, of ${WAITING}`, value: WAITING / takenUpSeconds, unit: '/s' },
    { what: 'worker process with them', value: megabytes, unit: 'MB', target: { most: 600 } },
    { what: 'worker process at most', value: peakMegabytes(system.pidOf('Worker')), unit: 'MB' },
    { what: `latest of ${WAITING} deadlines in half an hour`, value: late, unit: 's', target: { most: 5 } },
    { what: 'worker process after them', value: residentMegabytes(system.pidOf('Worker')), unit: 'MB' },
  ]
}

/** Spreads the deadlines over half an hour, tells their workflows, and answers by how many seconds the latest fallback was late. */
async function keepDeadlines(system: MeasuredSystem, say: (line: string) => void): Promise<number> {
  const step = HALF_AN_HOUR / WAITING
  const timed = { many: WAITING, text: 'waiting' }
  await moveDeadlines(system, timed, `now() + make_interval(secs => ${LEAD} + n * ${step})`)
  say(`${WAITING} deadlines are told`)
  await untilFallbacks(system, timed)
  const { rows } = await system.owner.query<{ seconds: number }>(
    `select max(extract(epoch from settled_at - deadline_at))::float as seconds from message
     where kind = 'draft' and status = 'fallback_sent' and text = 'waiting'`,
  )
  return rows[0]?.seconds ?? Number.NaN
}
