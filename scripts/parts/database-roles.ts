import pg from 'pg'

export type LoginRole = { name: string; password: string; memberOf?: string }

/** Makes the roles that the programs sign in as, or gives them their password again. */
export async function ensureLoginRoles(ownerUrl: string, roles: readonly LoginRole[]): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    for (const { name, password, memberOf } of roles) {
      const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name])
      const verb = rowCount === 0 ? 'CREATE' : 'ALTER'
      await client.query(`${verb} ROLE ${pg.escapeIdentifier(name)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`)
      if (memberOf !== undefined)
        await client.query(`GRANT ${pg.escapeIdentifier(memberOf)} TO ${pg.escapeIdentifier(name)}`)
    }
  })
}

/** Makes the database unless it is there. `template` is copied whole. */
export async function ensureDatabase(
  serverUrl: string,
  given: { name: string; owner?: string; template?: string },
): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [given.name])
    if (rowCount !== 0) return
    const owner = given.owner === undefined ? '' : ` OWNER ${pg.escapeIdentifier(given.owner)}`
    const template = given.template === undefined ? '' : ` TEMPLATE ${pg.escapeIdentifier(given.template)}`
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(given.name)}${owner}${template}`)
  })
}

/**
 * Works with a connection that is closed afterwards, whatever happens. @throws what `work` throws, and Error when the
 * database is not reached in 5 seconds.
 */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
