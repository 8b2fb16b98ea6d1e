import type { Worker } from '@temporalio/worker'
import type { Log } from '#outside/log.ts'

/** Whatever still hangs is cut off: who ended us kills after ten seconds. */
const LAST_MOMENT_MS = 9_500

/** Answers what runs a worker until the first SIGTERM or SIGINT; one that comes after it ends at once. */
export function createRunUntilSignal(log: Log): (worker: Worker) => Promise<void> {
  const running: Worker[] = []
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'the worker stops')
    // What still waits for Temporal or PostgreSQL has nothing to bring to an end.
    if (running.length === 0) process.exit(0)
    setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref()
    for (const worker of running) worker.shutdown()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return (worker) => {
    const ended = worker.run()
    running.push(worker)
    if (isStopping) worker.shutdown()
    return ended
  }
}
