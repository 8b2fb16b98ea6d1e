import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, Worker } from '@temporalio/worker'
import { inject } from 'vitest'
import { readConfig } from '#activities/config.ts'
import { createActivities } from '#activities/index.ts'
import { openDeps } from '#activities/process/open-deps.ts'
import { bundleLogger, logTemporal } from '#activities/process/temporal-log.ts'
import { openLog } from '#outside/log.ts'
import { TASK_QUEUE } from '#workflows/domain/workflow-names.ts'

/** The real worker of the replies in this process, without mailboxes and without the sweep. Answers how to stop it. */
export async function runReplyWorker(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const parts = inject('parts')
  const config = readConfig({
    APP_DATABASE_URL: parts.appDatabaseUrl,
    ENGINE_DATABASE_URL: parts.engineDatabaseUrl,
    TEMPORAL_ADDRESS: parts.temporalAddress,
    TEMPORAL_NAMESPACE: parts.temporalNamespace,
    VAULT_KEY_FILE: parts.vaultKeyFile,
    ...environment,
  })
  const log = openLog('fatal')
  logTemporal(log)
  const { deps, connection, namespace, close } = await openDeps(config, log)
  const workflowsPath = fileURLToPath(import.meta.resolve('#workflows/index.ts'))
  const worker = await Worker.create({
    connection,
    namespace,
    taskQueue: TASK_QUEUE,
    workflowBundle: await bundleWorkflowCode({ workflowsPath, logger: bundleLogger }),
    activities: createActivities(deps, undefined),
  })
  const running = worker.run()
  return async () => {
    worker.shutdown()
    await running
    await close()
  }
}
