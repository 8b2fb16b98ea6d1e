import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject } from 'vitest'
import { createApp } from '#api/app.ts'
import { type ApiConfig, readConfig } from '#api/config.ts'
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
  const { url, now, close } = await listenTo(config)
  return {
    url,
    get deps() {
      return now()
    },
    as: (token) => clientAt(`${url}/api`, token, check),
    close,
  }
}

/**
 * A file that has run keeps what its names stand for for as long as its process lives: of an API that is closed that shall
 * be nothing, or all that comes after it walks through its 11 MB again and again.
 */
async function listenTo(config: ApiConfig) {
  // Just started: whether a worker stands still is no test's but of who asks for it.
  let open: ApiDeps | undefined = { ...openDeps(config, getKeyRing(config.vault)), upSeconds: () => 0 }
  let server: Server | undefined = createApp(open).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const now = () => open ?? expect.fail('this API is closed')
  return {
    url: `http://127.0.0.1:${port}`,
    now,
    close: async () => {
      const deps = now()
      server?.closeAllConnections()
      await new Promise((resolve) => server?.close(resolve))
      server = undefined
      open = undefined
      await closeDeps(deps)
    },
  }
}
