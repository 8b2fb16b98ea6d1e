import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Client } from '@temporalio/client'
import { bundleWorkflowCode, Worker } from '@temporalio/worker'
import { readConfig, type WorkerConfig } from '#activities/config.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import { createActivities } from '#activities/index.ts'
import { describeError, type Log, openLog } from '#activities/log.ts'
import { connectTemporal } from '#activities/process/connect-temporal.ts'
import { registerSearchAttributes } from '#activities/process/register-search-attributes.ts'
import { stopOnSignal } from '#activities/process/stop-on-signal.ts'
import { logTemporal } from '#activities/process/temporal-log.ts'
import { waitForDatabase } from '#activities/process/wait-for-database.ts'
import { createOutsideGuard } from '#outside/guard.ts'
import { openDatabase } from '#prisma/client.ts'
import { parseKeyRing, readOrCreateKeyFile } from '#prisma/vault/key-ring.ts'
import { TASK_QUEUE } from '#workflows/domain/workflow-names.ts'

const workflowsPath = fileURLToPath(new URL('../workflows/index.ts', import.meta.url))

/** The composition root of the worker process: everything is made here, once, and taken down in reverse. */
async function runWorker(config: WorkerConfig, log: Log): Promise<void> {
  logTemporal(log)
  const db = openDatabase({ url: config.database.app, maxConnections: config.database.connections })
  const engineDb = openDatabase({ url: config.database.engine, maxConnections: 4 })
  const guard = createOutsideGuard({ allowedPrivateHosts: config.allowedPrivateHosts })
  const bundling = bundleWorkflowCode({ workflowsPath })
  await Promise.all([waitForDatabase(db, log), waitForDatabase(engineDb, log)])
  const connection = await connectTemporal(config.temporal.address, log)
  const { namespace } = config.temporal
  await registerSearchAttributes(connection, namespace)

  const deps: ActivityDeps = {
    config,
    log,
    db,
    engineDb,
    vault: openVault(config),
    guard,
    client: new Client({ connection, namespace }),
    now: () => new Date(),
    newId: randomUUID,
  }
  const replies = await Worker.create({
    connection,
    namespace,
    taskQueue: TASK_QUEUE,
    workflowBundle: await bundling,
    activities: createActivities(deps, undefined),
    shutdownGraceTime: '5 seconds',
    shutdownForceTime: '8 seconds',
  })
  stopOnSignal(() => replies.shutdown(), log)
  log.info({ address: config.temporal.address, namespace }, 'the worker is ready')
  await replies.run()

  await connection.close()
  await Promise.all([guard.close(), db.$disconnect(), engineDb.$disconnect()])
}

function openVault({ vault }: WorkerConfig) {
  if (vault.keys !== undefined) return parseKeyRing(vault.keys)
  if (vault.keyFile !== undefined) return readOrCreateKeyFile(vault.keyFile)
  throw new Error('VAULT_KEYS or VAULT_KEY_FILE must be set')
}

const config = readConfig()
const log = openLog(config.logLevel)
try {
  await runWorker(config, log)
  log.info({}, 'the worker has stopped')
} catch (error) {
  log.error(describeError(error), 'the worker ended')
  process.exitCode = 1
  throw error
}
