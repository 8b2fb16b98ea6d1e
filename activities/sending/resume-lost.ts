import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client'
import type { ActivityDeps } from '#activities/deps.ts'
import { isTemporalAway } from '#workflows/client/temporal-away.ts'
import {
  DELIVER_WORKFLOW,
  type DeliverInput,
  deliverWorkflowId,
  REPLY_WORKFLOW,
  type ReplyInput,
  replyWorkflowId,
  TASK_QUEUE,
} from '#workflows/domain/workflow-names.ts'

type ResumeDeps = Pick<ActivityDeps, 'engineDb' | 'temporal' | 'settleSeconds' | 'undoSeconds'>
type Lost = { id: string; host_id: string; chat_id: string; answers_id: string | null; send_key: string | null }

/** Far beyond every wait of a living workflow; one that does live is not disturbed by being started again. */
const LATE_MINUTES = 5
const AT_ONCE = 100

/**
 * Starts anew what is overdue in PostgreSQL and unknown to Temporal, as after the loss of its store: a draft past its
 * deadline or undo window, a send without an end. A workflow that runs, or has ended, stays as it is.
 */
export async function resumeLost(deps: ResumeDeps): Promise<void> {
  const lost = await deps.engineDb.$queryRaw<Lost[]>`
    select m.id::text, m.host_id::text, m.chat_id::text, m.answers_id::text,
      (select d.send_key from delivery d where d.host_id = m.host_id and d.message_id = m.id
        and d.state in ('claimed', 'transmitting') order by d.claimed_at desc limit 1) as send_key
    from message m
    where m.kind <> 'guest' and (
      (m.status in ('drafting', 'scheduled', 'approved', 'sending')
        and greatest(m.stored_at, m.undo_until, m.settled_at) < now() - make_interval(mins => ${LATE_MINUTES}))
      or (m.status = 'pending' and m.deadline_at < now() - make_interval(mins => ${LATE_MINUTES})))
    order by m.stored_at limit ${AT_ONCE}`
  for (const message of lost) await start(deps, message)
}

async function start(deps: ResumeDeps, message: Lost): Promise<void> {
  const { workflow, workflowId, input } = workflowOf(deps, message)
  try {
    await deps.temporal.withDeadline(Date.now() + 5_000, () =>
      deps.temporal.workflow.start(workflow, {
        taskQueue: TASK_QUEUE,
        workflowId,
        args: [input],
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        workflowIdConflictPolicy: 'USE_EXISTING',
        staticSummary: 'Resumed',
      }),
    )
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError) && !isTemporalAway(error)) throw error
  }
}

/** What the workflow was called that had the message in hand: its send key says so, where it had one. */
function workflowOf(deps: ResumeDeps, { id, host_id: hostId, chat_id: chatId, answers_id, send_key }: Lost) {
  const { settleSeconds, undoSeconds } = deps
  const holder =
    send_key?.replace(/:\w+$/, '') ?? (answers_id === null ? deliverWorkflowId(id, 1) : replyWorkflowId(answers_id))
  if (answers_id !== null && holder === replyWorkflowId(answers_id)) {
    const input: ReplyInput = { hostId, chatId, guestMessageId: answers_id, settleSeconds, undoSeconds }
    return { workflow: REPLY_WORKFLOW, workflowId: holder, input }
  }
  const attempt = Number(holder.slice(holder.lastIndexOf('-') + 1))
  const input: DeliverInput = { hostId, chatId, messageId: id, attempt, undoSeconds }
  return { workflow: DELIVER_WORKFLOW, workflowId: holder, input }
}
