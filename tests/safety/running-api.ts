import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import { createApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import type { ApiDeps } from '#api/deps.ts'
import { closeDeps, openDeps } from '#api/open-deps.ts'
import { getKeyRing } from '#prisma/vault/key-ring.ts'
import { type Check, type Client, clientAt, type Token } from '#tests/api/contract-client.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'

export type RunningApi = {
  url: string
  deps: ApiDeps
  /** Who calls with this token, or with none. */
  as(token?: Token): Client
  close(): Promise<void>
}

/** The real API on the real parts, listening on a free port. `check` looks at every answer. */
export async function runApi(environment: NodeJS.ProcessEnv = {}, check?: Check): Promise<RunningApi> {
  const config = readConfig({
    ...environmentOn(inject('parts')),
    LOG_LEVEL: 'silent',
    READS_PER_MINUTE: '1000000',
    WRITES_PER_MINUTE: '1000000',
    REFUSALS_PER_MINUTE: '1000000',
    ...environment,
  })
  // Just started: whether a worker stands still is no test's but of who asks for it.
  const deps: ApiDeps = { ...openDeps(config, getKeyRing(config.vault)), upSeconds: () => 0 }
  const server = createApp(deps).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    deps,
    as: (token) => clientAt(`${url}/api`, token, check),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await closeDeps(deps)
    },
  }
}
