import type { SourceDeps } from '#activities/deps.ts'
import { overtaken } from '#prisma/messages/is-overtaken.ts'
import { eachMessage } from '#workflows/client/each-message.ts'
import type { MessageToProcess } from '#workflows/client/message-run.ts'
import { startRun } from '#workflows/client/run.ts'
import { eachPage, PAGE, type Placed } from './pages.ts'

/** Beyond what a living workflow is late by; with the pause between two sweeps less than a minute. */
const LATE_SECONDS = 20
const UNANSWERED_HOURS = 24

type Lost = Placed & MessageToProcess

/**
 * Gives a run to whatever is open and due and has none, as after the loss of Temporal's store or a run that was
 * terminated, failed or ended too early: it reads PostgreSQL and goes on. A run that lives is left alone. What was given
 * one the last time and is due again comes after all else, however much of it there is.
 */
export function createResumeLost(deps: SourceDeps): () => Promise<void> {
  let givenBefore = new Set<string>()
  return async () => {
    const given = new Set<string>()
    const again: Lost[] = []
    const resume = async (rows: readonly Lost[]) => {
      for (const [hostId, messages] of Map.groupBy(rows, (row) => row.hostId)) {
        await eachMessage(deps, { hostId, messages }, async ({ run, message }) => {
          if (await startRun(deps.temporal, run)) given.add(message.id)
        })
      }
    }
    const resumeNew = (rows: readonly Lost[]) => {
      again.push(...rows.filter(({ id }) => givenBefore.has(id)))
      return resume(rows.filter(({ id }) => !givenBefore.has(id)))
    }
    await eachPage((after) => readLost(deps, after), resumeNew)
    await eachPage((after) => readUnanswered(deps, after), resumeNew)
    await resume(again)
    if (given.size > 0) deps.log.warn({ messages: given.size, again: again.length }, 'lost runs were begun anew')
    givenBefore = given
  }
}

const readLost = ({ engineDb }: SourceDeps, after: Placed) => engineDb.$queryRaw<Lost[]>`
  select m.id::text, m.id::text as "messageId", m.host_id::text as "hostId", m.answers_id::text as "answersId",
    m.stored_at::text as "placedAt"
  from message m
  where m.status in ('drafting', 'pending', 'scheduled', 'approved', 'sending')
    and case m.status
      when 'pending' then m.deadline_at < now() - make_interval(secs => ${LATE_SECONDS})
      else greatest(m.stored_at, m.undo_until, m.settled_at) < now() - make_interval(secs => ${LATE_SECONDS}) end
    and (m.stored_at, m.id) > (${after.placedAt}::timestamptz, ${after.id}::uuid)
  order by m.stored_at, m.id limit ${PAGE}`

/** Guest messages whose run was lost before it began their draft; older ones are nobody's to answer any more. */
const readUnanswered = ({ engineDb }: SourceDeps, after: Placed) => engineDb.$queryRaw<Lost[]>`
  select m.id::text, m.id::text as "messageId", m.host_id::text as "hostId", m.id::text as "answersId",
    m.workflow_at::text as "placedAt"
  from message m
  where m.kind = 'guest' and m.status = 'received' and not m.is_automatic
    and m.workflow_at > now() - make_interval(hours => ${UNANSWERED_HOURS})
    and m.workflow_at < now() - make_interval(secs => ${LATE_SECONDS})
    and not exists (select from message d where d.host_id = m.host_id and d.answers_id = m.id)
    and not ${overtaken('m')}
    and exists (select from message_source s where s.host_id = m.host_id and s.id = m.source_id and s.deleted_at is null)
    and (m.workflow_at, m.id) > (${after.placedAt}::timestamptz, ${after.id}::uuid)
  order by m.workflow_at, m.id limit ${PAGE}`
