import { connect } from 'node:net'
import { Connection } from '@temporalio/client'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { askForToken } from '#tests/identity/token-endpoint.ts'

const parts = inject('parts')

async function scalar(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ answer: unknown }>(statement)).rows[0]?.answer
  } finally {
    await client.end()
  }
}

function greeting(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('data', (data) => {
      socket.destroy()
      resolve(data.toString())
    })
  })
}

describe('the parts of the tests', () => {
  test('the database is migrated, and the programs sign in as no owner', async () => {
    expect(
      await scalar(
        parts.adminDatabaseUrl,
        'SELECT count(*)::int AS answer FROM _prisma_migrations WHERE finished_at IS NULL',
      ),
    ).toBe(0)
    const isPlainMemberOf = (role: string) =>
      `SELECT NOT rolsuper AND NOT rolbypassrls AND pg_has_role(current_user, '${role}', 'member') AS answer
       FROM pg_roles WHERE rolname = current_user`
    expect(await scalar(parts.appDatabaseUrl, isPlainMemberOf('locanda_app'))).toBe(true)
    expect(await scalar(parts.engineDatabaseUrl, isPlainMemberOf('locanda_engine'))).toBe(true)
  })

  test('Temporal has the namespace of this run', async () => {
    const connection = await Connection.connect({ address: parts.temporalAddress })
    const { namespaceInfo } = await connection.workflowService.describeNamespace({ namespace: parts.temporalNamespace })
    expect(namespaceInfo?.name).toBe(parts.temporalNamespace)
    await connection.close()
  })

  test("Keycloak's service account may look at users and at nothing of clients", async () => {
    const { id, secret } = parts.serviceClient
    const token = await askForToken(parts, {
      grant_type: 'client_credentials',
      client_id: id,
      client_secret: secret,
    })
    const ask = (path: string) =>
      fetch(`${parts.keycloakUrl}/admin/realms/${parts.realm}/${path}`, {
        headers: { authorization: `Bearer ${token.access_token}` },
      })
    const users = await ask('users?search=anna')
    expect(users.status).toBe(200)
    expect(await users.json()).toMatchObject([{ email: parts.demo.host.email, emailVerified: true }])
    expect((await ask('clients')).status).toBe(403)
  })

  test('Keycloak gives no token for a password and none without PKCE', async () => {
    const { email, password } = parts.demo.host
    const grant = await askForToken(parts, {
      grant_type: 'password',
      client_id: parts.clientId,
      username: email,
      password,
    })
    expect(grant).toMatchObject({ status: 400, error: 'unauthorized_client' })
    const authorise = (more: string) =>
      fetch(
        `${parts.keycloakUrl}/realms/${parts.realm}/protocol/openid-connect/auth?client_id=${parts.clientId}&response_type=code&scope=openid${more}`,
        { redirect: 'manual' },
      )
    const at = `&redirect_uri=${encodeURIComponent(`${parts.appUrl}/`)}`
    expect((await authorise(at)).headers.get('location')).toContain('error=invalid_request')
    expect(
      (await authorise(`${at}&code_challenge_method=plain&code_challenge=${'a'.repeat(43)}`)).headers.get('location'),
    ).toContain('error=')
    const challenge = `&code_challenge_method=S256&code_challenge=${'a'.repeat(43)}`
    expect((await authorise(at + challenge)).status).toBe(200)
    for (const elsewhere of ['/anything', '.evil.test/', '/../']) {
      expect(
        (await authorise(`&redirect_uri=${encodeURIComponent(parts.appUrl + elsewhere)}${challenge}`)).status,
      ).toBe(400)
    }
  })

  test('GreenMail greets on each of its ports', async () => {
    expect(await greeting(parts.smtp.port)).toMatch(/^220 /)
    expect(await greeting(parts.imap.port)).toMatch(/^\* OK/)
    expect(await greeting(parts.pop3.port)).toMatch(/^\+OK/)
  })
})
