import { randomUUID } from 'node:crypto'
import { Client } from '@temporalio/client'
import { createMailReader } from '#activities/channels/reader/mail-reader.ts'
import type { WorkerConfig } from '#activities/config.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import { listenForChanges } from '#activities/ingest/source-changes.ts'
import { createOutsideGuard } from '#outside/guard.ts'
import type { Log } from '#outside/log.ts'
import { openDatabase } from '#prisma/client.ts'
import { openVault } from '#prisma/vault/open-vault.ts'
import { CircuitBreaker } from '#workflows/client/circuit-breaker.ts'
import { connectTemporal } from './connect-temporal.ts'
import { registerSearchAttributes } from './register-search-attributes.ts'
import { waitForDatabase } from './wait-for-database.ts'

/**
 * Opens all that the worker leans on, waiting for what is not up yet; `close` takes it down in reverse.
 * @throws Error when the database will not have us or the keys are not its; the gRPC error of a Temporal that refuses.
 */
export async function openDeps(config: WorkerConfig, log: Log) {
  const db = openDatabase({ url: config.database.app, maxConnections: config.database.connections })
  const engineDb = openDatabase({ url: config.database.engine, maxConnections: 4 })
  const { namespace, address } = config.temporal
  const [vault, connection] = await Promise.all([
    Promise.all([waitForDatabase(db, log), waitForDatabase(engineDb, log)]).then(() =>
      openVault(engineDb, config.vault),
    ),
    connectTemporal(address, log).then(async (connected) => {
      await registerSearchAttributes({ connection: connected, namespace, log })
      return connected
    }),
  ])
  const guard = createOutsideGuard({ allowedPrivateServers: config.allowedPrivateServers })
  const changes = listenForChanges(config.database.engine, log)
  const mailReader = createMailReader()
  const deps: ActivityDeps = {
    config,
    log,
    db,
    engineDb,
    vault,
    guard,
    temporal: new Client({ connection, namespace }),
    temporalCircuit: new CircuitBreaker(() => new Date()),
    mailReader,
    changes,
    emlFolder: config.emlFolder,
    whatsapp: config.whatsapp,
    google: config.google,
    n8n: config.n8n,
    settleSeconds: config.settleSeconds,
    undoSeconds: config.undoSeconds,
    now: () => new Date(),
    newId: randomUUID,
    random: Math.random,
  }
  const close = async () => {
    await Promise.all([changes.close(), mailReader.close(), guard.close()])
    await connection.close()
    await Promise.all([db.$disconnect(), engineDb.$disconnect()])
  }
  return { deps, connection, namespace, close }
}
