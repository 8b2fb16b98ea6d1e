import { STATE } from '#workflows/labels/search-attributes.ts'
import { countRuns } from './count-actions.ts'
import { hostOf } from './fill.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { until } from './until.ts'

const LOOK_EVERY_MS = 500
/** Counting runs costs Temporal more than a look at PostgreSQL. */
const COUNT_EVERY_MS = 3_000
const WAITS = `ExecutionStatus = 'Running' and ${STATE.name} = 'pending'`

/** So many replies of one measurement, which their drafts' text names. */
export type Replies = { many: number; text: string }
/** `status`: as a send that ended so leaves it, instead of waiting. */
type Filled = Replies & { status?: 'pending' | 'failed' | 'outcome_unknown' }

/** Gives the host chats whose one question has a draft that waits, and whose workflows nobody has started yet. Sends nothing. */
export async function fillWaiting(
  { owner, run }: MeasuredSystem,
  { many, text, status = 'pending' }: Filled,
): Promise<void> {
  await owner.query('update debug_settings set send_email = false')
  const { hostId, sourceId } = await hostOf(owner, run.demo.host.email)
  // Rows that stand for an evening's mail: they are no news for the live stream.
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `with guests as (
       insert into chat (id, host_id, source_id, channel, thread_key, title, subject, sender, email, reply_to, head_seq,
         last_message_text, last_message_status)
       select gen_random_uuid(), $1, $2, 'email', 'waiting:' || gen_random_uuid(), 'Stay', 'Stay', 'Guest ' || n, 'guest@bench.test',
         'guest@bench.test', 1, 'waiting', 'pending'
       from generate_series(1, $3::int) n returning id
     ), questions as (
       insert into message (id, host_id, chat_id, source_id, kind, status, seq, text, stored_at)
       select gen_random_uuid(), $1, id, $2, 'guest', 'received', 1, 'A discount?', now() - interval '1 minute'
       from guests returning id, chat_id
     )
     insert into message (id, host_id, chat_id, source_id, kind, status, seq, answers_id, text, version, deadline_at)
     select gen_random_uuid(), $1, chat_id, $2, 'draft', $5::message_status, 1, id, $4, 2,
       case when $5 = 'pending' then now() + interval '12 hours' end
     from questions`,
    [hostId, sourceId, many, text, status],
  )
  await owner.query('set session_replication_role = default')
  await owner.query('vacuum analyze chat, message')
}

/** Until the runs of as many replies wait for their hosts, each with its timer. */
export const untilAllWait = (system: MeasuredSystem, many: number) =>
  until(async () => ((await countRuns(system, WAITS)) >= many ? 'all' : undefined), COUNT_EVERY_MS)

/** Until each of these replies has a run that has come to where it waits for its host. */
export async function untilStarted(system: MeasuredSystem, text: string): Promise<void> {
  const { rows } = await system.owner.query<{ answersId: string }>(
    `select answers_id::text as "answersId" from message where kind = 'draft' and text = $1`,
    [text],
  )
  const ids = rows.map(({ answersId }) => `'reply-${answersId}'`).join(', ')
  const waits = `WorkflowId in (${ids}) and ${WAITS}`
  await until(async () => ((await countRuns(system, waits)) === rows.length ? 'all' : undefined), COUNT_EVERY_MS)
}

/** As the product does it: the new time in PostgreSQL, and the debt of waking, which the worker's sweep pays. */
export async function moveDeadlines(system: MeasuredSystem, { many, text }: Replies, deadline: string): Promise<void> {
  await system.owner.query(
    `update message m set deadline_at = ${deadline}, version = version + 1, wake_owed_at = now() - interval '1 minute'
     from (select id, row_number() over (order by id) as n from message
           where kind = 'draft' and status = 'pending' and text = $1) numbered
     where m.id = numbered.id and n <= $2`,
    [text, many],
  )
  await until(() => noneLeft(system, 'wake_owed_at is not null'), LOOK_EVERY_MS)
}

/** Until the fallbacks of as many stand in their drafts' place. */
export const untilFallbacks = (system: MeasuredSystem, { many, text }: Replies) =>
  until(async () => {
    const left = many - (await count(system, `kind = 'draft' and status = 'fallback_sent' and text = '${text}'`))
    return left <= 0 ? 'all' : undefined
  }, LOOK_EVERY_MS)

const noneLeft = async (system: MeasuredSystem, where: string) =>
  (await count(system, where)) === 0 ? 'none' : undefined

const count = async ({ owner }: MeasuredSystem, where: string) =>
  (await owner.query<{ n: number }>(`select count(*)::int as n from message where ${where}`)).rows[0]?.n ?? 0
