import type { Log } from '#outside/log.ts'

const LAST_MOMENT_MS = 9_500

/** Calls `stop` at the first SIGTERM or SIGINT; whatever still hangs shortly before 10 s is cut off. */
export function stopOnSignal(stop: () => void, log: Log): void {
  let isStopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'the worker stops')
    setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref()
    stop()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
