import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { residentMegabytes } from './memory.ts'
import { fillWaiting, moveDeadlines, untilAllWait, untilFallbacks } from './waiting-replies.ts'

const WAITING = 10_000
/** At the pace of 10,000 in half an hour, for three minutes only. */
const TIMED = { many: 1_000, seconds: 180 }

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
  const late = await keepDeadlines(system)
  return [
    { what: `waiting replies taken up, of ${WAITING}`, value: WAITING / takenUpSeconds, unit: '/s' },
    { what: 'worker process with them', value: megabytes, unit: 'MB', target: { most: 600 } },
    { what: `latest of ${TIMED.many} deadlines in ${TIMED.seconds} s`, value: late, unit: 's', target: { most: 5 } },
    { what: 'worker process after them', value: residentMegabytes(system.pidOf('Worker')), unit: 'MB' },
  ]
}

/** Moves some deadlines close, tells their workflows, and answers by how many seconds the latest fallback was late. */
async function keepDeadlines(system: MeasuredSystem): Promise<number> {
  const step = TIMED.seconds / TIMED.many
  const timed = { many: TIMED.many, text: 'waiting' }
  await moveDeadlines(system, timed, `now() + make_interval(secs => 60 + n * ${step})`)
  await untilFallbacks(system, timed)
  const { rows } = await system.owner.query<{ seconds: number }>(
    `select max(extract(epoch from settled_at - deadline_at))::float as seconds from message
     where kind = 'draft' and status = 'fallback_sent' and text = 'waiting'`,
  )
  return rows[0]?.seconds ?? Number.NaN
}
