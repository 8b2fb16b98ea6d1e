import type { Client, Connection } from '@temporalio/client'
import type { ApiConfig } from '#api/config.ts'

/** Opens the client when it is first needed: loading it takes longer than all the rest of the start. */
export function connectTemporal({ address, namespace }: ApiConfig['temporal']) {
  let opened: Promise<{ client: Client; connection: Connection }> | undefined
  const open = async () => {
    const { Client, Connection } = await import('@temporalio/client')
    const connection = Connection.lazy({ address, connectTimeout: 5_000 })
    return { connection, client: new Client({ connection, namespace }) }
  }
  return {
    get: () => (opened ??= open()),
    async close() {
      if (opened !== undefined) await (await opened).connection.close()
    },
  }
}

export type TemporalConnection = ReturnType<typeof connectTemporal>
