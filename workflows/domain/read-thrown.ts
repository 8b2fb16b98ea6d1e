import { isRecord } from './is-record.ts'

/** What something thrown by a library says under a name; undefined where it says nothing there. */
export const thrownValue = (thrown: unknown, name: string): unknown => (isRecord(thrown) ? thrown[name] : undefined)

/** The same where it is a text; empty where it is none. */
export function thrownText(thrown: unknown, name: string): string {
  const value = thrownValue(thrown, name)
  return typeof value === 'string' ? value : ''
}
