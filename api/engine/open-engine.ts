import type { Client } from '@temporalio/client'
import type { ApiConfig } from '#api/config.ts'
import type { ApiDeps } from '#api/deps.ts'
import {
  APPROVE_UPDATE,
  type CommandOutcome,
  DELIVER_WORKFLOW,
  DISCARD_UPDATE,
  deliverWorkflowId,
  replyWorkflowId,
  SOURCE_CHANGED_SIGNAL,
  SOURCE_DELETED_SIGNAL,
  SOURCE_POKED_SIGNAL,
  SUPERSEDED_SIGNAL,
  sourceWorkflowId,
  TASK_QUEUE,
  UNDO_UPDATE,
  type UndoInput,
} from '#workflows/domain/workflow-names.ts'
import { commandReply } from './command-reply.ts'
import { connectTemporal } from './connect-temporal.ts'
import type { Engine } from './engine.ts'
import { engineCall, unlessGone } from './engine-call.ts'
import { wakeInBackground } from './wake-in-background.ts'

/** Speaks to Temporal; connects at the first call and again whenever it was away. */
export function openEngine({ temporal }: Pick<ApiConfig, 'temporal'>, deps: Pick<ApiDeps, 'db' | 'log'>): Engine {
  const connection = connectTemporal(temporal)
  const wakes = wakeInBackground(connection, deps)
  const withClient = <T>(work: (client: Client) => Promise<T>): Promise<T> => engineCall(connection, work)
  const tellSource = (signal: string, input: { hostId: string; sourceId: string }) =>
    withClient(async (client) => {
      const [{ wakeRun }, { sourceRun }] = await Promise.all([
        import('#workflows/client/run.ts'),
        import('#workflows/client/source-run.ts'),
      ])
      await wakeRun(client, sourceRun(input), signal)
    })
  return {
    wake: async (messages) => wakes.wake(messages),
    approveDraft: (reply, command) =>
      withClient((client) => commandReply(client, reply, { name: APPROVE_UPDATE, command })),
    discardDraft: (reply, command) =>
      withClient((client) => commandReply(client, reply, { name: DISCARD_UPDATE, command })),
    undoSend: (workflowId, command) =>
      withClient((client) =>
        client.workflow
          .getHandle(workflowId)
          .executeUpdate<CommandOutcome, [UndoInput]>(UNDO_UPDATE, { args: [command] }),
      ),
    startDelivery: (delivery) =>
      withClient((client) =>
        unlessGone(async () => {
          await client.workflow.start(DELIVER_WORKFLOW, {
            workflowId: deliverWorkflowId(delivery.messageId, delivery.attempt),
            taskQueue: TASK_QUEUE,
            workflowIdReusePolicy: 'REJECT_DUPLICATE',
            workflowIdConflictPolicy: 'USE_EXISTING',
            staticSummary: 'Delivery',
            args: [delivery],
          })
        }),
      ),
    tellSuperseded: (guestMessageIds) =>
      withClient(async (client) => {
        for (const id of guestMessageIds) {
          await unlessGone(() => client.workflow.getHandle(replyWorkflowId(id)).signal(SUPERSEDED_SIGNAL))
        }
      }),
    sourceChanged: (source) => tellSource(SOURCE_CHANGED_SIGNAL, source),
    sourcePoked: (source) => tellSource(SOURCE_POKED_SIGNAL, source),
    sourceDeleted: (source) =>
      withClient((client) =>
        unlessGone(() => client.workflow.getHandle(sourceWorkflowId(source.sourceId)).signal(SOURCE_DELETED_SIGNAL)),
      ),
    async close() {
      await wakes.ended()
      await connection.close()
    },
  }
}
