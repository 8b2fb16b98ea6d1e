import { readConfig, type WorkerConfig } from '#activities/config.ts'
import { createMailboxWorker } from '#activities/create-mailbox-worker.ts'
import { bundleWorkflows } from '#activities/process/bundle-workflows.ts'
import { openDeps } from '#activities/process/open-deps.ts'
import { createRunUntilSignal } from '#activities/process/run-until-signal.ts'
import { logTemporal } from '#activities/process/temporal-log.ts'
import { describeError, type Log, openLog } from '#outside/log.ts'

/**
 * The composition root of the worker process: everything is made here, once, and taken down in reverse. Mailboxes come
 * first: nothing of what answers is loaded before they are watched.
 */
async function workUntilSignal(config: WorkerConfig, log: Log): Promise<void> {
  logTemporal(log)
  const run = createRunUntilSignal(log)
  const bundling = config.workflowBundle === undefined ? bundleWorkflows() : { codePath: config.workflowBundle }
  const opening = openDeps(config, log)
  const watching = opening.then(async (opened) => {
    const ended = run(await createMailboxWorker(opened))
    log.info({ namespace: opened.namespace }, 'mailboxes are watched')
    return ended
  })
  const answering = Promise.all([opening, bundling]).then(async ([opened, workflowBundle]) => {
    const { answer } = await import('#activities/answer.ts')
    await answer({ ...opened, config, log, workflowBundle, run })
  })
  await Promise.all([watching, answering])
  await (await opening).close()
}

/** The message of an error that we threw about a setting; a foreign one may quote a text. */
const ownWords = (error: unknown) => (error instanceof Error && error.name === 'Error' ? error.message : undefined)

/** Runs until it is told to end, and ends the process where it cannot. @throws Error that names a setting which is wrong. */
export async function runWorker(): Promise<void> {
  const config = readConfig()
  const log = openLog(config.logLevel)
  for (const sentence of config.formerNames) log.warn({}, sentence)
  try {
    await workUntilSignal(config, log)
    log.info({}, 'the worker has stopped')
  } catch (error) {
    log.error({ ...describeError(error), detail: ownWords(error) }, 'the worker ended')
    process.exit(1)
  }
}
