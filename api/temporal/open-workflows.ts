import type { ApiConfig } from '#api/config.ts'
import type { ApiDeps } from '#api/deps.ts'
import { SOURCE_CHANGED_SIGNAL, SOURCE_DELETED_SIGNAL, SOURCE_POKED_SIGNAL } from '#workflows/domain/workflow-names.ts'
import { connectTemporal } from './connect-temporal.ts'
import { runInBackground } from './run-in-background.ts'
import type { Workflows } from './workflows.ts'

/** Speaks to Temporal; connects at the first call and again whenever it was away. */
export function openWorkflows({ temporal }: Pick<ApiConfig, 'temporal'>, deps: Pick<ApiDeps, 'db' | 'log'>): Workflows {
  const connection = connectTemporal(temporal)
  const background = runInBackground(connection, deps.log)
  const tellSources =
    (signal: string): Workflows['sourcesChanged'] =>
    (sources) =>
      background.run(sources, async (client) => {
        const { wakeSources } = await import('#workflows/client/wake-sources.ts')
        await wakeSources({ ...deps, temporal: client }, sources, signal)
      })
  return {
    wake: (messages) =>
      background.run(messages, async (client) => {
        const { wakeMessages } = await import('#workflows/client/wake-messages.ts')
        await wakeMessages({ ...deps, temporal: client }, messages)
      }),
    sourcesChanged: tellSources(SOURCE_CHANGED_SIGNAL),
    sourcesPoked: tellSources(SOURCE_POKED_SIGNAL),
    sourcesDeleted: tellSources(SOURCE_DELETED_SIGNAL),
    async close() {
      await background.ended()
      await connection.close()
    },
  }
}
