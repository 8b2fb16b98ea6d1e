import { createHash } from 'node:crypto'
import { Prisma } from './generated/client.ts'

/** Seen so often, a statement is worth a plan of its own on every connection; lists of chance lengths never are. */
const SEEN_BEFORE = 5
/** What is kept of them: each costs every connection a plan. */
const MOST_NAMES = 400
const MOST_SEEN = 5_000

/**
 * Stands in a statement that is planned at each call: what looks up a batch in tables that may be a thousand times as large as when its
 * connection first asked. A plan that was kept from then reads all of them, once for each key.
 */
export const PLANNED_EACH_TIME = Prisma.raw('/* planned each time */')

/**
 * A value that is not looked up in the statistics as its statement is planned: PostgreSQL expects an average of it. Of a host whose rows have
 * come since it last looked it would expect none, take any index that begins with the host for as good as the key's own, and read
 * all that the host has once for each key.
 */
export const unforeseen = (value: Prisma.Sql): Prisma.Sql => Prisma.sql`(select ${value})`

/**
 * Names for the statements that come again and again, so that PostgreSQL reads, rewrites (row-level security) and plans each
 * once a connection instead of at every call. One text has one name; the empty one is no name.
 */
export function createStatementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  return ({ sql }) => {
    if (sql.includes(PLANNED_EACH_TIME.sql)) return ''
    const name = names.get(sql)
    if (name !== undefined || names.size === MOST_NAMES) return name ?? ''
    const times = (seen.get(sql) ?? 0) + 1
    if (times < SEEN_BEFORE) {
      if (seen.size === MOST_SEEN) seen.clear()
      seen.set(sql, times)
      return ''
    }
    seen.delete(sql)
    const given = createHash('sha256').update(sql).digest('base64url')
    names.set(sql, given)
    return given
  }
}
