import type { Client } from '@temporalio/client'
import type { ApiConfig } from '#api/config.ts'
import type { ApiDeps } from '#api/deps.ts'
import {
  SOURCE_CHANGED_SIGNAL,
  SOURCE_DELETED_SIGNAL,
  SOURCE_POKED_SIGNAL,
  sourceWorkflowId,
} from '#workflows/domain/workflow-names.ts'
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
      await wakeRun(client, sourceRun(input), { signal })
    })
  return {
    wake: async (messages) => wakes.wake(messages),
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
