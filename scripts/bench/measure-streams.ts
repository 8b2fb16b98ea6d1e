import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { ADMIN_USER } from '#scripts/parts/keycloak.ts'
import { clientAt } from '#tests/api/contract-client.ts'
import { signInAt } from '#tests/identity/sign-in-page.ts'
import type { Figure } from './figure.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { residentMegabytes } from './memory.ts'

const PEOPLE = 100
const STREAMS_EACH = 10
const AT_ONCE = 4
const PEOPLE_AT_ONCE = 10

/** What a thousand open live streams, ten each of a hundred hosts, cost the API process. */
export async function measureStreams(system: MeasuredSystem): Promise<Figure[]> {
  const tokens = await tokensOfNewPeople(system)
  const pid = system.pidOf('API')
  // Every host is known before the first measurement, so that only the streams are measured.
  for (const token of tokens) await clientAt(system.run.apiUrl, token).ask('readMe', {})
  await delay(3_000)
  const before = residentMegabytes(pid)
  const stop = new AbortController()
  const streams: Response[] = []
  // Ten people after ten people, as browsers come: a thousand in one instant would measure the queue at Keycloak.
  for (let at = 0; at < tokens.length; at += PEOPLE_AT_ONCE) {
    const opening = tokens
      .slice(at, at + PEOPLE_AT_ONCE)
      .map((token) => clientAt(system.run.apiUrl, token))
      .flatMap((client) =>
        Array.from({ length: STREAMS_EACH }, () => client.fetch('streamEvents', {}, { signal: stop.signal })),
      )
    streams.push(...(await Promise.all(opening)))
  }
  await delay(5_000)
  const open = streams.filter((response) => response.ok).length
  const cost = residentMegabytes(pid) - before
  stop.abort()
  return [
    { what: 'live streams open at once', value: open, unit: 'streams', target: { least: PEOPLE * STREAMS_EACH } },
    { what: 'memory that they add to the API process', value: cost, unit: 'MB', target: { most: 100 } },
  ]
}

async function tokensOfNewPeople(system: MeasuredSystem): Promise<string[]> {
  const keycloak = new KeycloakAdminClient({ baseUrl: system.run.keycloakUrl, realmName: 'master' })
  const tokens: string[] = []
  for (let made = 0; made < PEOPLE; made += AT_ONCE) {
    // Its token lasts a minute, and two that renew it at once are refused: a new one for every few.
    keycloak.setConfig({ realmName: 'master' })
    await keycloak.auth({
      grantType: 'password',
      clientId: 'admin-cli',
      username: ADMIN_USER,
      password: system.secrets.keycloakAdminPassword,
    })
    keycloak.setConfig({ realmName: system.run.realm })
    tokens.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => tokenOfNewPerson(keycloak, system)))))
  }
  return tokens
}

async function tokenOfNewPerson(keycloak: KeycloakAdminClient, { run }: MeasuredSystem): Promise<string> {
  const email = `bench-${randomBytes(6).toString('hex')}@locanda.test`
  const password = randomBytes(12).toString('hex')
  await keycloak.users.create({
    username: email,
    email,
    emailVerified: true,
    firstName: 'Bench',
    lastName: 'Host',
    enabled: true,
    credentials: [{ type: 'password', value: password, temporary: false }],
  })
  return (await signInAt(run, { email, password })).access_token
}
