import { type Database, openDatabase } from '#prisma/client.ts'
import { RACE_LIMITS } from '#tests/rounds.ts'

const open = new Map<string, Database>()

/**
 * A client for all files of a process, which nobody closes: to make one is as much work as some tests, and each of its
 * connections plans every statement anew.
 */
export function sharedDatabase(url: string): Database {
  const database = open.get(url) ?? openDatabase({ url, limits: RACE_LIMITS })
  open.set(url, database)
  return database
}
