import type { Database } from '#prisma/client.ts'

/** Of a host with fewer rows, all of them read for one cost nobody anything. */
const MANY = 300

/**
 * Has PostgreSQL look at each table in which a host has many rows and it expects none: whatever is asked of that host, each check of a
 * foreign key too, would read all that the host has. By itself it looks only once a tenth of the table has changed.
 */
export async function lookAtNewHosts(engineDb: Database): Promise<void> {
  const unknown = await engineDb.$queryRaw<{ name: string }[]>`
    select t::text as name from tables_with_unknown_hosts(${MANY}::int) t`
  for (const { name } of unknown) await engineDb.$executeRaw`select look_at_hosts(${name}::regclass)`
}
