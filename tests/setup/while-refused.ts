import { randomUUID } from 'node:crypto'
import type { Parts } from './parts.ts'
import { sharedDatabase } from './shared-database.ts'

/** What of which table is refused: a condition on `new`, and the class of error that says so. */
export type Refused = { table: string; on?: 'insert' | 'update'; condition: string; sqlState?: string }

/** Stands for every fault of ours that nobody thought of: while `work` runs the database refuses what fits. */
export const whileRefused = <T>(
  parts: Parts,
  { table, on = 'insert', condition, sqlState = 'XX000' }: Refused,
  work: () => Promise<T>,
): Promise<T> =>
  whileTriggered(
    parts,
    { table, on, does: `if ${condition} then raise exception 'refused' using errcode = '${sqlState}'; end if` },
    work,
  )

/** Ends a connection at once, or as soon as it is idle before the next statement of its transaction. */
const CUTS = {
  'in a statement': 'perform pg_terminate_backend(pg_backend_pid())',
  'between two': `perform set_config('idle_in_transaction_session_timeout', '1', true)`,
}
export type CutOff = { text: string; times: number; when: keyof typeof CUTS }

/** While `work` runs the connection breaks, so many `times`, on which a message of such a text is written. */
export const whileCutOff = <T>(parts: Parts, { text, times, when }: CutOff, work: () => Promise<T>): Promise<T> =>
  whileTriggered(
    parts,
    {
      ...{ table: 'message', on: 'insert' },
      does: `if new.text like '${text}' and nextval('$NAME') <= ${times} then ${CUTS[when]}; end if`,
    },
    work,
  )

/** A sequence by the name that stands for `$NAME` goes on counting whatever is rolled back. */
async function whileTriggered<T>(
  { adminDatabaseUrl }: Parts,
  { table, on, does }: { table: string; on: string; does: string },
  work: () => Promise<T>,
): Promise<T> {
  const owner = sharedDatabase(adminDatabaseUrl)
  const name = `refuse_${randomUUID().replaceAll('-', '')}`
  await owner.$executeRawUnsafe(`create sequence ${name}`)
  await owner.$executeRawUnsafe(`create function ${name}() returns trigger language plpgsql security definer as $$
    begin ${does.replaceAll('$NAME', name)}; return new; end $$`)
  await owner.$executeRawUnsafe(
    `create trigger ${name} before ${on} on ${table} for each row execute function ${name}()`,
  )
  try {
    return await work()
  } finally {
    await owner.$executeRawUnsafe(`drop function ${name} cascade`)
    await owner.$executeRawUnsafe(`drop sequence ${name}`)
  }
}

/** While `work` runs another transaction holds a chat, as one does whose process has died. */
export async function whileHeld<T>({ adminDatabaseUrl }: Parts, chatId: string, work: () => Promise<T>): Promise<T> {
  const holder = sharedDatabase(adminDatabaseUrl)
  return holder.$transaction(
    async (tx) => {
      await tx.$executeRaw`select from chat where id = ${chatId}::uuid for update`
      return await work()
    },
    { timeout: 300_000 },
  )
}
