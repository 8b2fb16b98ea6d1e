import type { Worker } from '@temporalio/worker'
import type { Log } from '#outside/log.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Answers what runs a worker until the first signal to stop; one that comes after it ends at once. */
export function createRunUntilSignal(log: Log): (worker: Worker) => Promise<void> {
  const running: Worker[] = []
  let isStopping = false
  stopOnSignal(() => {
    isStopping = true
    for (const worker of running) worker.shutdown()
  }, log)
  return (worker) => {
    const ended = worker.run()
    running.push(worker)
    if (isStopping) worker.shutdown()
    return ended
  }
}
