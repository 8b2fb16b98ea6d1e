import { WorkflowExecutionAlreadyStartedError, WorkflowIdConflictPolicy } from '@temporalio/client'
import type { SourceDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { isTemporalAway } from '#workflows/client/temporal-away.ts'
import {
  DELIVER_WORKFLOW,
  type DeliverInput,
  deliverWorkflowId,
  SOURCE_WORKFLOW,
  sourceWorkflowId,
  TASK_QUEUE,
} from '#workflows/domain/workflow-names.ts'
import { wakeReplies } from './wake-reply.ts'

const AT_ONCE = 200
/** Younger rows are still in the hands of whoever wrote them. */
const YOUNG_SECONDS = 3
const SOURCES_EVERY_MS = 60_000

export type Sweep = () => Promise<void>

/** Finds what was stored and never started. Idempotent: many workers may sweep, every start is by a fixed id. */
export function createSweep(deps: SourceDeps): Sweep {
  const startedAt = new Map<string, number>()
  return async () => {
    while ((await sweepReplies(deps)) === AT_ONCE) continue
    await sweepDeliveries(deps)
    await sweepSources(deps, startedAt)
  }
}

type Unstarted = { id: string; host_id: string; chat_id: string; channel: string; overtaken: boolean }

/** Guest messages without a workflow; one that a newer message overtook is only marked. */
async function sweepReplies(deps: SourceDeps): Promise<number> {
  const found = await deps.engineDb.$queryRaw<Unstarted[]>`
    select m.id::text, m.host_id::text, m.chat_id::text, c.channel,
      exists (select from message n where n.host_id = m.host_id and n.chat_id = m.chat_id and n.seq > m.seq
        and n.kind in ('guest', 'host_reply') and not n.is_automatic) as overtaken
    from message m join chat c on c.id = m.chat_id and c.host_id = m.host_id
    where m.kind = 'guest' and m.workflow_at is null and m.status = 'received' and not m.is_automatic
      and m.stored_at < now() - make_interval(secs => ${YOUNG_SECONDS})
    order by m.stored_at limit ${AT_ONCE}`
  const hosts = Map.groupBy(found, (row) => row.host_id)
  for (const [hostId, rows] of hosts) {
    const overtaken = rows.filter((row) => row.overtaken).map((row) => row.id)
    await inHost(deps.db, hostId, (tx) =>
      tx.message.updateMany({ where: { id: { in: overtaken }, hostId }, data: { workflowAt: deps.now() } }),
    )
    const toStart = rows.filter((row) => !row.overtaken)
    await wakeReplies(deps, {
      hostId,
      toStart: toStart.map((row) => ({ id: row.id, chatId: row.chat_id, channel: row.channel })),
      superseded: [],
    })
  }
  return found.length
}

type UnsentReply = { id: string; host_id: string; chat_id: string; version: number }

/** What the host wrote, or asked to be sent again, and whose delivery was never started: numbered by its version. */
async function sweepDeliveries(deps: SourceDeps): Promise<void> {
  const found = await deps.engineDb.$queryRaw<UnsentReply[]>`
    select m.id::text, m.host_id::text, m.chat_id::text, m.version
    from message m
    where m.status = 'approved' and m.workflow_at is null
      and (m.kind = 'host_reply' or (m.kind in ('draft', 'fallback') and m.undo_until is null))
      and m.stored_at < now() - make_interval(secs => ${YOUNG_SECONDS})
    order by m.stored_at limit ${AT_ONCE}`
  for (const reply of found) await startDelivery(deps, reply)
}

async function startDelivery(deps: SourceDeps, reply: UnsentReply): Promise<void> {
  const attempt = reply.version
  const input: DeliverInput = {
    hostId: reply.host_id,
    chatId: reply.chat_id,
    messageId: reply.id,
    attempt,
    undoSeconds: deps.undoSeconds,
  }
  const workflowId = deliverWorkflowId(reply.id, attempt)
  const isStarted = await startOnce(deps, {
    workflow: DELIVER_WORKFLOW,
    workflowId,
    input,
    summary: 'Delivery',
    again: false,
  })
  if (!isStarted) return
  await inHost(deps.db, reply.host_id, (tx) =>
    tx.message.updateMany({ where: { id: reply.id, hostId: reply.host_id }, data: { workflowAt: deps.now() } }),
  )
}

/** Sources whose workflow is not running: asserted anew every minute, in case Temporal's memory was lost. */
async function sweepSources(deps: SourceDeps, startedAt: Map<string, number>): Promise<void> {
  const sources = await deps.engineDb.messageSource.findMany({
    where: { deletedAt: null },
    select: { id: true, hostId: true, type: true },
  })
  const now = deps.now().getTime()
  for (const { id, hostId, type } of sources) {
    if (now - (startedAt.get(id) ?? 0) < SOURCES_EVERY_MS) continue
    const isStarted = await startOnce(deps, {
      workflow: SOURCE_WORKFLOW,
      workflowId: sourceWorkflowId(id),
      input: { hostId, sourceId: id },
      summary: `Source · ${type}`,
      again: true,
    })
    if (isStarted) startedAt.set(id, now)
  }
}

type Start = { workflow: string; workflowId: string; input: object; summary: string; again: boolean }

/** @returns false when Temporal is away: the next sweep tries again. */
async function startOnce(deps: SourceDeps, { workflow, workflowId, input, summary, again }: Start): Promise<boolean> {
  try {
    await deps.temporal.withDeadline(Date.now() + 5_000, () =>
      deps.temporal.workflow.start(workflow, {
        taskQueue: TASK_QUEUE,
        workflowId,
        args: [input],
        workflowIdReusePolicy: again ? 'ALLOW_DUPLICATE' : 'REJECT_DUPLICATE',
        workflowIdConflictPolicy: WorkflowIdConflictPolicy.USE_EXISTING,
        staticSummary: summary,
      }),
    )
    return true
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return true
    if (isTemporalAway(error)) return false
    throw error
  }
}
