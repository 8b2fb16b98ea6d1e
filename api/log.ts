import { pino } from 'pino'

export type LogFields = Record<string, string | number | boolean | null | undefined>

/** Takes flat fields only: no object, header or error travels into a log by accident. */
export type Log = {
  debug(fields: LogFields, message: string): void
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}

/** JSON lines on standard output. */
export const openLog = (level: string): Log => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })

/** What a log may say of a bug: its name and stack, and those of what caused it; no field of it. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const cause = error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : undefined
  return { error: error.name, stack: error.stack ?? error.message, cause }
}
