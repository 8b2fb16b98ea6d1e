import { DefaultLogger, type LogEntry, type LogLevel, Runtime } from '@temporalio/worker'
import type { Log } from '#outside/log.ts'

const KEPT = ['taskQueue', 'workflowId', 'workflowType', 'runId', 'activityId', 'activityType', 'attempt'] as const
const METHOD = { TRACE: 'debug', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const satisfies Record<
  LogLevel,
  keyof Log
>

/** Sends what Temporal's own code says into our log, the listed fields only. Once a process, before any connection. */
export function logTemporal(log: Log): void {
  Runtime.install({
    logger: new DefaultLogger('INFO', (entry) => log[METHOD[entry.level]](fieldsOf(entry), entry.message)),
    // `stopOnSignal` decides when the process ends.
    shutdownSignals: [],
  })
}

function fieldsOf({ meta = {} }: LogEntry) {
  const kept = KEPT.flatMap((name) => {
    const value: unknown = meta[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  const error: unknown = meta.error
  const failure = error instanceof Error ? { error: error.name, detail: error.message.slice(0, 300) } : {}
  return { ...Object.fromEntries(kept), ...failure }
}
