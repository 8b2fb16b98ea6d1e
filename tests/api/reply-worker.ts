import { inject } from 'vitest'
import { readConfig } from '#activities/config.ts'
import { createReplyWorkers } from '#activities/create-reply-workers.ts'
import { bundleWorkflows } from '#activities/process/bundle-workflows.ts'
import { openDeps } from '#activities/process/open-deps.ts'
import { logTemporal } from '#activities/process/temporal-log.ts'
import { openLog } from '#outside/log.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'

/** The real worker of the replies in this process, without mailboxes and without the sweep. Answers how to stop it. */
export async function runReplyWorker(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const config = readConfig({ ...environmentOn(inject('parts')), ...environment })
  const log = openLog('fatal')
  logTemporal(log)
  const { deps, connection, namespace, close } = await openDeps(config, log)
  const workflowBundle =
    config.workflowBundle === undefined ? await bundleWorkflows() : { codePath: config.workflowBundle }
  const workers = await createReplyWorkers({ deps, connection, namespace, workflowBundle, models: {} })
  const running = workers.map((worker) => worker.run())
  return async () => {
    for (const worker of workers) worker.shutdown()
    await Promise.all(running)
    await close()
  }
}
