import type { SourceDeps } from '#activities/deps.ts'
import { overtaken } from '#prisma/messages/is-overtaken.ts'
import { eachMessage } from '#workflows/client/each-message.ts'
import type { MessageToProcess } from '#workflows/client/message-run.ts'
import { startRun } from '#workflows/client/run.ts'
import { Backoff } from './backoff.ts'
import { eachPage, PAGE, type Placed } from './pages.ts'

/** Beyond what a living workflow is late by. */
const LATE_SECONDS = 60
const SLOW_SECONDS = 300
const UNANSWERED_HOURS = 24

type Lost = Placed & MessageToProcess & { version: number }

/**
 * Gives a run to whatever is open and due and has none, as after the loss of Temporal's store or a run that was
 * terminated, failed or ended too early: it reads PostgreSQL and goes on. A run that lives is left alone; what stays
 * due all the same is asked for ever more rarely, and hides nothing behind it.
 */
export function createResumeLost(deps: SourceDeps): () => Promise<void> {
  const backoff = new Backoff(deps.now)
  return () =>
    backoff.round(async (isDue) => {
      const resume = async (rows: Lost[]) => {
        const due = rows.filter(({ id, version }) => isDue(`${id} ${version}`))
        for (const [hostId, messages] of Map.groupBy(due, (row) => row.hostId)) {
          await eachMessage(deps, { hostId, messages }, ({ run }) => startRun(deps.temporal, run))
        }
      }
      await eachPage((after) => readLost(deps, after), resume)
      await eachPage((after) => readUnanswered(deps, after), resume)
    })
}

const readLost = ({ engineDb }: SourceDeps, after: Placed) => engineDb.$queryRaw<Lost[]>`
  select m.id::text, m.id::text as "messageId", m.host_id::text as "hostId", m.answers_id::text as "answersId",
    m.version, m.stored_at::text as "placedAt"
  from message m
  where m.status in ('drafting', 'pending', 'scheduled', 'approved', 'sending')
    and case m.status
      when 'pending' then m.deadline_at < now() - make_interval(secs => ${LATE_SECONDS})
      when 'drafting' then m.stored_at < now() - make_interval(secs => ${SLOW_SECONDS})
      else greatest(m.stored_at, m.undo_until, m.settled_at) < now() - make_interval(secs => ${LATE_SECONDS}) end
    and (m.stored_at, m.id) > (${after.placedAt}::timestamptz, ${after.id}::uuid)
  order by m.stored_at, m.id limit ${PAGE}`

/** Guest messages whose run was lost before it began their draft; older ones are nobody's to answer any more. */
const readUnanswered = ({ engineDb }: SourceDeps, after: Placed) => engineDb.$queryRaw<Lost[]>`
  select m.id::text, m.id::text as "messageId", m.host_id::text as "hostId", m.id::text as "answersId",
    m.version, m.workflow_at::text as "placedAt"
  from message m
  where m.kind = 'guest' and m.status = 'received' and not m.is_automatic
    and m.workflow_at > now() - make_interval(hours => ${UNANSWERED_HOURS})
    and m.workflow_at < now() - make_interval(secs => ${SLOW_SECONDS})
    and not exists (select from message d where d.host_id = m.host_id and d.answers_id = m.id)
    and not ${overtaken('m')}
    and (m.workflow_at, m.id) > (${after.placedAt}::timestamptz, ${after.id}::uuid)
  order by m.workflow_at, m.id limit ${PAGE}`
