import { setTimeout as delay } from 'node:timers/promises'
import { STATE } from '#workflows/labels/search-attributes.ts'
import { countRuns } from './count-actions.ts'
import type { Figure } from './figure.ts'
import { fillWaiting } from './fill-waiting.ts'
import { residentMegabytes } from './memory.ts'
import type { Stage } from './stage.ts'
import { until } from './until.ts'

const WAITING = 10_000
/** At the pace of 10,000 in half an hour, for three minutes only. */
const TIMED = { many: 1_000, seconds: 180 }
const OVERDUE = 1_000
const LOOK_EVERY_MS = 500
/** Counting runs costs Temporal more than a look at PostgreSQL. */
const COUNT_EVERY_MS = 3_000
const WAITS = `ExecutionStatus = 'Running' and ${STATE.name} = 'pending'`

/**
 * What 10,000 replies that wait for their hosts cost one worker, how exactly their deadlines are kept, and how fast
 * those are made up for that passed while it was away. Sending is off: no mail server is measured.
 */
export async function measureWaiting(stage: Stage, say: (line: string) => void): Promise<Figure[]> {
  await stage.owner.query('update debug_settings set send_email = false')
  await fillWaiting(stage.owner, stage.run.demo.host.email, WAITING)
  const startedAt = performance.now()
  await until(async () => ((await countRuns(stage, WAITS)) >= WAITING ? 'all' : undefined), COUNT_EVERY_MS)
  const takenUpSeconds = (performance.now() - startedAt) / 1000
  await delay(10_000)
  const megabytes = residentMegabytes(stage.pidOf('Worker'))
  say(`${WAITING} replies wait`)
  const late = await keepDeadlines(stage)
  say('deadlines kept')
  const overdue = await makeUp(stage)
  return [
    { what: `waiting replies taken up, of ${WAITING}`, value: WAITING / takenUpSeconds, unit: '/s' },
    { what: 'worker process with them', value: megabytes, unit: 'MB', target: { most: 600 } },
    { what: `latest of ${TIMED.many} deadlines in ${TIMED.seconds} s`, value: late, unit: 's', target: { most: 5 } },
    { what: 'worker process after them', value: residentMegabytes(stage.pidOf('Worker')), unit: 'MB' },
    { what: `overdue after a restart, of ${OVERDUE}`, value: overdue, unit: '/s', target: { least: 30 } },
  ]
}

/** Moves some deadlines close, tells their workflows, and answers by how many seconds the latest fallback was late. */
async function keepDeadlines(stage: Stage): Promise<number> {
  const step = TIMED.seconds / TIMED.many
  await moveDeadlines(stage, { many: TIMED.many, deadline: `now() + make_interval(secs => 60 + n * ${step})`, from: 0 })
  await untilFallbacks(stage, TIMED.many)
  const { rows } = await stage.owner.query<{ seconds: number }>(
    `select max(extract(epoch from settled_at - deadline_at))::float as seconds from message
     where kind = 'draft' and status = 'fallback_sent' and text = 'waiting'`,
  )
  return rows[0]?.seconds ?? Number.NaN
}

/** Lets deadlines pass while the worker stands still, kills it, and answers how many fallbacks a second its successor makes. */
async function makeUp(stage: Stage): Promise<number> {
  await moveDeadlines(stage, { many: OVERDUE, deadline: `now() + interval '60 seconds'`, from: TIMED.many })
  const worker = stage.pidOf('Worker')
  await delay(5_000)
  process.kill(worker, 'SIGSTOP')
  await delay(65_000)
  process.kill(worker, 'SIGKILL')
  await untilFallbacks(stage, TIMED.many + OVERDUE)
  const { rows } = await stage.owner.query<{ seconds: number }>(
    `select extract(epoch from max(settled_at) - min(settled_at))::float as seconds from
     (select settled_at from message where kind = 'draft' and status = 'fallback_sent' and text = 'waiting'
      order by settled_at desc limit ${OVERDUE}) made_up`,
  )
  return OVERDUE / (rows[0]?.seconds ?? Number.NaN)
}

/** As the product does it: the new time in PostgreSQL, and the debt of waking, which the worker's sweep pays. */
async function moveDeadlines(stage: Stage, { many, deadline, from }: { many: number; deadline: string; from: number }) {
  await stage.owner.query(
    `update message m set deadline_at = ${deadline}, version = version + 1, wake_owed_at = now() - interval '1 minute'
     from (select id, row_number() over (order by id) - ${from} as n from message
           where kind = 'draft' and text = 'waiting') numbered
     where m.id = numbered.id and n between 1 and ${many}`,
  )
  await until(() => noneLeft(stage, 'wake_owed_at is not null'), LOOK_EVERY_MS)
}

const untilFallbacks = (stage: Stage, many: number) =>
  until(async () => {
    const left = many - (await count(stage, `kind = 'draft' and status = 'fallback_sent' and text = 'waiting'`))
    return left <= 0 ? 'all' : undefined
  }, LOOK_EVERY_MS)

const noneLeft = async (stage: Stage, where: string) => ((await count(stage, where)) === 0 ? 'none' : undefined)

const count = async ({ owner }: Stage, where: string) =>
  (await owner.query<{ n: number }>(`select count(*)::int as n from message where ${where}`)).rows[0]?.n ?? 0
