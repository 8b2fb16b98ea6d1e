import type { Server } from 'node:http'
import { createApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { closeDeps, openDeps } from '#api/open-deps.ts'

const GRACE_MS = 8_000
const CLOSE_IDLE_EVERY_MS = 50

const config = readConfig()
const deps = openDeps(config)
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
  await closed
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

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void stop(name))
