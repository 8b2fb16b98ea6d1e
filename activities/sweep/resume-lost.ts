import type { SourceDeps } from '#activities/deps.ts'
import { OVERTAKEN_FOR_GOOD, overtaken } from '#prisma/messages/is-overtaken.ts'
import { statusList } from '#prisma/status-list.ts'
import { eachMessage } from '#workflows/client/each-message.ts'
import { findRunning } from '#workflows/client/find-running.ts'
import { type MessageToProcess, runIdOf } from '#workflows/client/message-run.ts'
import { startRun } from '#workflows/client/run.ts'
import { OPEN_STATUSES } from '#workflows/domain/message-status.ts'
import { eachPage, type Placed } from './pages.ts'

/** Beyond what a living workflow is late by; with the pause between two sweeps less than a minute. */
const LATE_SECONDS = 20
/** Temporal's index is believed for so long about one message, then its store is asked. */
const BELIEVED_MS = 10 * 60_000
/** As many as one question to the index names. */
export const ASKED_AT_ONCE = 400

type Lost = Placed & MessageToProcess

/**
 * Gives a run to whatever is open and due and has none, as after the loss of Temporal's store or a run that was
 * terminated, failed or ended too early: it reads PostgreSQL and goes on. A run that lives is left alone. What was given
 * one the last time and is due again comes after all else, however much of it there is.
 */
export function createResumeLost(deps: SourceDeps): () => Promise<void> {
  let givenBefore = new Set<string>()
  let runningSince = new Map<string, number>()
  return async () => {
    const given = new Set<string>()
    const running = new Map<string, number>()
    const again: Lost[] = []
    const resume = async (rows: readonly Lost[]) => {
      for (const [hostId, messages] of Map.groupBy(rows, (row) => row.hostId)) {
        await eachMessage(deps, { hostId, messages }, async ({ run, message }) => {
          if (await startRun(deps.temporal, run)) given.add(message.id)
        })
      }
    }
    const isTended = (row: Lost, found: ReadonlySet<string>) => {
      const now = deps.now().getTime()
      const since = runningSince.get(row.id) ?? now
      if (!found.has(runIdOf(row)) || now - since >= BELIEVED_MS) return false
      running.set(row.id, since)
      return true
    }
    const resumeNew = async (rows: readonly Lost[]) => {
      const found = await findRunning(deps.temporal, rows.map(runIdOf))
      const lost = rows.filter((row) => !isTended(row, found))
      again.push(...lost.filter(({ id }) => givenBefore.has(id)))
      await resume(lost.filter(({ id }) => !givenBefore.has(id)))
    }
    await forgetAnswered(deps)
    await eachPage((after) => readLost(deps, after), resumeNew, ASKED_AT_ONCE)
    await eachPage((after) => readUnanswered(deps, after), resumeNew, ASKED_AT_ONCE)
    await resume(again)
    if (given.size > 0) deps.log.warn({ messages: given.size, again: again.length }, 'lost runs were begun anew')
    givenBefore = given
    runningSince = running
  }
}

const readLost = ({ engineDb }: SourceDeps, after: Placed) => engineDb.$queryRaw<Lost[]>`
  select m.id::text, m.id::text as "messageId", m.host_id::text as "hostId", m.answers_id::text as "answersId",
    m.stored_at::text as "placedAt"
  from message m
  where m.status in (${statusList(OPEN_STATUSES)})
    and case m.status
      when 'pending' then least(m.deadline_at, m.model_due_at) < now() - make_interval(secs => ${LATE_SECONDS})
      else greatest(m.stored_at, m.undo_until, m.settled_at) < now() - make_interval(secs => ${LATE_SECONDS}) end
    and (m.stored_at, m.id) > (${after.placedAt}::timestamptz, ${after.id}::uuid)
  order by m.stored_at, m.id limit ${ASKED_AT_ONCE}`

/** Guest messages whose run was lost before it began their draft, however long ago. */
const readUnanswered = ({ engineDb }: SourceDeps, after: Placed) => engineDb.$queryRaw<Lost[]>`
  select m.id::text, m.id::text as "messageId", m.host_id::text as "hostId", m.id::text as "answersId",
    m.workflow_at::text as "placedAt"
  from unanswered_message u join message m on m.host_id = u.host_id and m.id = u.message_id
  where m.workflow_at < now() - make_interval(secs => ${LATE_SECONDS})
    and not ${overtaken('m')}
    and (m.workflow_at, m.id) > (${after.placedAt}::timestamptz, ${after.id}::uuid)
  order by m.workflow_at, m.id limit ${ASKED_AT_ONCE}`

/** What has its draft, was overtaken, or stands in a chat whose replies would leave by a source that is deleted, is owed none. */
const forgetAnswered = ({ engineDb }: SourceDeps) => engineDb.$executeRaw`
  delete from unanswered_message u using message m
  where m.host_id = u.host_id and m.id = u.message_id and (
    exists (select from message d where d.host_id = m.host_id and d.answers_id = m.id)
    or ${OVERTAKEN_FOR_GOOD}
    or not exists (
      select from chat c join message_source s on s.host_id = c.host_id and s.id = c.source_id
      where c.host_id = m.host_id and c.id = m.chat_id and s.deleted_at is null))`
