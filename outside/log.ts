import { pino } from 'pino'

export type LogFields = Record<string, string | number | boolean | null | undefined>

/** Takes flat fields only: no object, message or error travels into a log by accident. */
export type Log = {
  debug(fields: LogFields, message: string): void
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}

/** JSON lines on standard output. */
export const openLog = (level: string): Log => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })

/** What a log may say of a bug: its name, code and where it happened; no word of its message, which may quote a text. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const places = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { error: error.name, code, stack: places?.slice(0, 8).join('\n') }
}
