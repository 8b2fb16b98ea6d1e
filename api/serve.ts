import type { Server } from 'node:http'
import { keepExpiringPasswords } from '#api/admin/users/expire-passwords.ts'
import { createApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { keepFollowingAccounts } from '#api/identity/follow-accounts.ts'
import { closeDeps, openDeps } from '#api/open-deps.ts'
import { proveVault } from '#api/prove-vault.ts'
import { describeError, openLog } from '#outside/log.ts'

const GRACE_MS = 8_000
const CLOSE_IDLE_EVERY_MS = 50

const config = readConfig()
const log = openLog(config.logLevel)
for (const sentence of config.formerNames) log.warn({}, sentence)
const vault = await proveVault(config, log).catch(end)
vault.proved.catch(end)
const deps = openDeps(config, vault.ring)
const following = keepFollowingAccounts({ ...deps, keycloak: deps.authenticator.keycloak })
const expiring = keepExpiringPasswords({ ...deps, keycloak: deps.authenticator.keycloak })
const server = createApp(deps).listen(config.port, config.listenAddress, (error?: Error) => {
  if (error !== undefined) throw error
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  deps.log.info({ port, address: config.listenAddress }, 'listening')
})
server.keepAliveTimeout = 65_000
server.headersTimeout = 66_000
server.requestTimeout = 30_000

let stopping = false
/** Takes no new request, lets the running ones end, then closes what was opened. A second signal ends at once. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping) process.exit(1)
  stopping = true
  deps.log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  const closed = closeServer(server)
  await deps.live.close()
  await Promise.all([closed, following.stop(), expiring.stop()])
  await closeDeps(deps)
  process.exit(0)
}

/** A connection that is kept alive turns idle only after its last answer, so idle ones are closed until none is left. */
const closeServer = (running: Server) =>
  new Promise<void>((resolve) => {
    const sweeping = setInterval(() => running.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
    running.close(() => {
      clearInterval(sweeping)
      resolve()
    })
  })

/** Our own errors say what to do; another's may quote a text. */
function end(error: unknown): never {
  const detail = error instanceof Error && error.name === 'Error' ? error.message : undefined
  log.error({ ...describeError(error), detail }, 'the API ended')
  process.exit(1)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void stop(name))
