import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDatabase, ensureLoginRoles, withClient } from '#scripts/parts/database-roles.ts'
import { choosePort } from '#scripts/parts/free-port.ts'
import { javaProgram } from '#scripts/parts/java.ts'
import { ADMIN_USER, keycloakPart } from '#scripts/parts/keycloak.ts'
import { keycloakDistribution } from '#scripts/parts/keycloak-distribution.ts'
import { renderRealm } from '#scripts/parts/render-realm.ts'
import { answers, waitUntil } from '#scripts/parts/wait-until.ts'
import type { Parts } from '#tests/setup/parts.ts'
import { type KeycloakLine, openKeycloakLine } from '#tests/stand-ins/keycloak-line.ts'

const FIRST_PORT = 27_400
const READY_SECONDS = 240

/** A Keycloak that a test may stop: nobody else signs in there. What is asked of it goes over a line that counts. */
export type OwnKeycloak = {
  parts: Parts
  line: KeycloakLine
  /** SIGSTOP: it takes connections and says nothing. SIGKILL: nobody is there. */
  stop(how: 'SIGSTOP' | 'SIGKILL'): Promise<void>
  /** It answers again: going on, or begun anew on the same database. */
  goOn(): Promise<void>
  close(): Promise<void>
}

/** Starts a Keycloak of the test's own, in the PostgreSQL of this run. */
export async function startOwnKeycloak(given: Parts): Promise<OwnKeycloak> {
  const say = () => undefined
  const name = `keycloak_${randomBytes(4).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  const dataDir = await mkdtemp(join(tmpdir(), 'locanda-keycloak-'))
  await ensureLoginRoles(given.adminDatabaseUrl, [{ name, password }])
  await ensureDatabase(given.adminDatabaseUrl, { name, owner: name })
  const port = await choosePort(FIRST_PORT, { taken: new Set() })
  const line = await openKeycloakLine(() => `http://127.0.0.1:${port}`)
  const java = await javaProgram(say)
  const { hostname, port: databasePort } = new URL(given.adminDatabaseUrl)
  const nobody = { hostPassword: password, otherHostPassword: password, adminPassword: password }
  const part = await keycloakPart({
    disposable: true,
    ...{ java, dataDir, port, adminPassword: password, distribution: await keycloakDistribution(java, say) },
    realm: renderRealm({ appUrl: given.appUrl, secrets: { ...nobody, serviceClientSecret: password } }),
    database: { server: hostname, port: Number(databasePort || 5432), name, user: name, password },
  })
  const env = { ...part.env, KC_HOSTNAME: line.url }
  const isReady = () => answers(`http://127.0.0.1:${port}/realms/locanda`)
  const begin = async () => {
    const begun = spawn(part.command, part.args, { cwd: part.cwd, env, stdio: 'ignore' })
    const isUp = await waitUntil(isReady, { seconds: READY_SECONDS })
    if (!isUp) throw new Error('The Keycloak of the test did not come up')
    return begun
  }
  let child: ChildProcess = await begin()
  const isThere = () => child.exitCode === null && child.signalCode === null
  const kill = async () => {
    if (!isThere()) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    line,
    parts: {
      ...given,
      keycloakUrl: line.url,
      serviceClient: { ...given.serviceClient, secret: password },
      keycloakAdmin: { user: ADMIN_USER, password },
    },
    stop: async (how) => (how === 'SIGKILL' ? kill() : void child.kill(how)),
    async goOn() {
      if (isThere()) child.kill('SIGCONT')
      else child = await begin()
      if (!(await waitUntil(isReady, { seconds: READY_SECONDS }))) throw new Error('Keycloak does not answer')
    },
    async close() {
      await kill()
      await line.close()
      await withClient(given.adminDatabaseUrl, async (client) => {
        await client.query(`drop database ${name} with (force)`)
        await client.query(`drop role ${name}`)
      })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
