import pg from 'pg'

const WITHIN_MS = 2_000

/**
 * Ends the statement that a backend runs, over a connection of its own: the pool's may all be busy. The role must be that of the
 * backend. Where the database cannot be asked, the statement's own time limit ends it.
 */
export async function cancelStatement(databaseUrl: string, backendPid: number): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: WITHIN_MS,
    query_timeout: WITHIN_MS,
  })
  client.on('error', () => undefined)
  await client
    .connect()
    .then(() => client.query('select pg_cancel_backend($1)', [backendPid]))
    .catch(() => undefined)
  await client.end()
}
