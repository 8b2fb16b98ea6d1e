import { ApplicationFailure } from '@temporalio/common'
import { DefaultLogger, type LogEntry, type LogLevel, makeTelemetryFilterString, Runtime } from '@temporalio/worker'
import type { Log, LogFields } from '#outside/log.ts'
import { TEMPORAL_SAYINGS } from './temporal-sayings.ts'

const KEPT = [
  'taskQueue',
  'workflowId',
  'workflowType',
  'runId',
  'activityId',
  'activityType',
  'attempt',
  'state',
  'sdkComponent',
  'target',
] as const
/** An id, a name or a number: nothing that anybody wrote as a text. */
const NAME = /^[\w:./-]{1,200}$/
const METHOD = { TRACE: 'debug', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const satisfies Record<
  LogLevel,
  keyof Log
>

/**
 * Sends what Temporal's own code says into our log: known sayings with ids. Once a process, before any connection. A
 * failure's message, and a saying that is put together at run time, may quote what a guest or host wrote, so neither passes.
 */
export function logTemporal(log: Log): void {
  Runtime.install({
    logger: new DefaultLogger('INFO', (entry) => log[METHOD[entry.level]](fieldsOf(entry), sayingOf(entry))),
    // Left to itself, the core writes its own lines to standard output, with the failures as they are.
    telemetryOptions: { logging: { forward: {}, filter: makeTelemetryFilterString({ core: 'WARN' }) } },
    // `createRunUntilSignal` decides when the process ends.
    shutdownSignals: [],
  })
}

/** What is said of a log entry: itself where it is known, and nothing of it where it is not. */
export const sayingOf = ({ message }: Pick<LogEntry, 'message'>): string =>
  TEMPORAL_SAYINGS.has(message) ? message : 'Temporal says what is not on the list'

/** What is kept of the fields of a log entry. */
export function fieldsOf({ meta = {} }: Pick<LogEntry, 'meta'>): LogFields {
  const kept = KEPT.flatMap((name) => (isName(meta[name]) ? [[name, meta[name]] as const] : []))
  return { ...Object.fromEntries(kept), ...failureOf(meta.error) }
}

/** The kind of our own failures is one of the error table. */
function failureOf(error: unknown): LogFields {
  if (!(error instanceof Error)) return {}
  const kind = error instanceof ApplicationFailure ? error.type : undefined
  return { ...(isName(error.name) ? { error: error.name } : {}), ...(isName(kind) ? { kind } : {}) }
}

const isName = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && NAME.test(value))
