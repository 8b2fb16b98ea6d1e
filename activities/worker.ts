import { createTellAdministrators } from '#activities/alerts/tell-administrators.ts'
import { watchForSprays } from '#activities/alerts/watch-for-sprays.ts'
import { readConfig, type WorkerConfig } from '#activities/config.ts'
import { createMailboxWorker, createReplyWorkers } from '#activities/create-workers.ts'
import { createModelDrafter, hasModel } from '#activities/drafting/model-drafter.ts'
import { callHosts } from '#activities/emergency/call-hosts.ts'
import { sendEmergencyTexts } from '#activities/emergency/send-emergency-texts.ts'
import { bundleWorkflows } from '#activities/process/bundle-workflows.ts'
import { openDeps } from '#activities/process/open-deps.ts'
import { repeat } from '#activities/process/repeat.ts'
import { stopOnSignal } from '#activities/process/stop-on-signal.ts'
import { logTemporal } from '#activities/process/temporal-log.ts'
import { draftOwedSecrets } from '#activities/sending/draft-owed-secrets.ts'
import { createTellSourceFaults } from '#activities/sending/tell-source-faults.ts'
import { sweepsOf } from '#activities/sweep/sweeps.ts'
import { describeError, type Log, openLog } from '#outside/log.ts'
import { databaseNow } from '#prisma/database-now.ts'
import { runMaintenance } from '#prisma/maintenance/run-maintenance.ts'

const OWED_EVERY_MS = 60_000
const FAULTS_EVERY_MS = 30_000
const ALERTS_EVERY_MS = 20_000
const EMERGENCIES_EVERY_MS = 1_000
const MAINTENANCE_EVERY_MS = 60_000

/** The composition root of the worker process: everything is made here, once, and taken down in reverse. */
async function runWorker(config: WorkerConfig, log: Log): Promise<void> {
  logTemporal(log)
  const [workflowBundle, { deps, connection, namespace, close }] = await Promise.all([
    bundleWorkflows(),
    openDeps(config, log),
  ])
  const replies = await createReplyWorkers({ deps, connection, namespace, workflowBundle, model: modelOf(config) })
  const workers = [...replies, await createMailboxWorker({ deps, connection, namespace })]
  stopOnSignal(() => workers.forEach((worker) => worker.shutdown()), log)
  const sweeps = [
    ...sweepsOf(deps).map(({ work, ...turns }) => repeat(work, { ...turns, log })),
    repeat(async () => draftOwedSecrets(deps, await databaseNow(deps.engineDb)), {
      everyMs: OWED_EVERY_MS,
      name: 'owed secrets',
      log,
    }),
    repeat(() => callHosts(deps), { everyMs: EMERGENCIES_EVERY_MS, name: 'emergency calls', log }),
    repeat(() => sendEmergencyTexts(deps), { everyMs: EMERGENCIES_EVERY_MS, name: 'emergency texts', log }),
    repeat(createTellSourceFaults(deps), { everyMs: FAULTS_EVERY_MS, name: 'source faults', log }),
    repeat(() => watchForSprays(deps), { everyMs: ALERTS_EVERY_MS, name: 'alerts', log }),
    repeat(createTellAdministrators(deps), { everyMs: ALERTS_EVERY_MS, name: 'mail about alerts', log }),
    repeat(() => runMaintenance({ ...deps, originalsKeptDays: config.originalsKeptDays }), {
      everyMs: MAINTENANCE_EVERY_MS,
      name: 'maintenance',
      log,
    }),
  ]
  log.info({ address: config.temporal.address, namespace }, 'the worker is ready')
  await Promise.all(workers.map((worker) => worker.run()))
  await Promise.all(sweeps.map((sweep) => sweep.stop()))
  await close()
}

const modelOf = ({ model }: WorkerConfig) => (hasModel(model) ? createModelDrafter(model) : undefined)

/** The message of an error that we threw about a setting; a foreign one may quote a text. */
const ownWords = (error: unknown) => (error instanceof Error && error.name === 'Error' ? error.message : undefined)

const config = readConfig()
const log = openLog(config.logLevel)
try {
  await runWorker(config, log)
  log.info({}, 'the worker has stopped')
} catch (error) {
  log.error({ ...describeError(error), detail: ownWords(error) }, 'the worker ended')
  process.exit(1)
}
