import { randomUUID } from 'node:crypto'
import { openDatabase } from '#prisma/client.ts'
import type { Parts } from './parts.ts'

/** What of which table is refused: a condition on `new`, and the class of error that says so. */
export type Refused = { table: string; on?: 'insert' | 'update'; condition: string; sqlState?: string }

/** Stands for every fault of ours that nobody thought of: while `work` runs the database refuses what fits. */
export async function whileRefused<T>(
  { adminDatabaseUrl }: Parts,
  { table, on = 'insert', condition, sqlState = 'XX000' }: Refused,
  work: () => Promise<T>,
): Promise<T> {
  const owner = openDatabase({ url: adminDatabaseUrl, maxConnections: 1 })
  const name = `refuse_${randomUUID().replaceAll('-', '')}`
  await owner.$executeRawUnsafe(`create function ${name}() returns trigger language plpgsql as $$
    begin if ${condition} then raise exception 'refused' using errcode = '${sqlState}'; end if; return new; end $$`)
  await owner.$executeRawUnsafe(
    `create trigger ${name} before ${on} on ${table} for each row execute function ${name}()`,
  )
  try {
    return await work()
  } finally {
    await owner.$executeRawUnsafe(`drop function ${name} cascade`)
    await owner.$disconnect()
  }
}
