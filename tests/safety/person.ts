import { randomBytes, randomUUID } from 'node:crypto'
import KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import { inject } from 'vitest'
import { signInAt, type Tokens } from '#tests/identity/sign-in-page.ts'
import type { Parts } from '#tests/setup/parts.ts'

export type Person = { id: string; email: string; password: string }

type Keycloak = Pick<Parts, 'keycloakUrl' | 'keycloakAdmin' | 'realm'>

/** Less than the minute for which a token of the master realm is good. */
const TOKEN_LASTS_MS = 40_000
let held: { keycloakUrl: string; client: Promise<KeycloakAdminClient>; at: number } | undefined

/** Keycloak's own administrator, for what a test needs beforehand: never what the product uses. */
export function asKeycloakAdmin(parts: Keycloak = inject('parts')): Promise<KeycloakAdminClient> {
  const { keycloakUrl } = parts
  if (held?.keycloakUrl !== keycloakUrl || performance.now() - held.at > TOKEN_LASTS_MS) {
    const client = signInAsAdmin(parts)
    held = { keycloakUrl, client, at: performance.now() }
    // Who comes next tries again.
    client.catch(() => {
      held = undefined
    })
  }
  return held.client
}

async function signInAsAdmin({ keycloakUrl, keycloakAdmin, realm }: Keycloak): Promise<KeycloakAdminClient> {
  const master = new KeycloakAdminClient({ baseUrl: keycloakUrl, realmName: 'master' })
  await master.auth({
    grantType: 'password',
    clientId: 'admin-cli',
    username: keycloakAdmin.user,
    password: keycloakAdmin.password,
  })
  master.setConfig({ realmName: realm })
  return master
}

/** A new person of the realm with these realm roles, ready to sign in. */
export const newPerson = (...roles: string[]): Promise<Person> => newPersonAt(inject('parts'), roles)

/** The same at another Keycloak than that of this run. */
export async function newPersonAt(parts: Keycloak, roles: readonly string[] = []): Promise<Person> {
  const keycloak = await asKeycloakAdmin(parts)
  const email = `p-${randomUUID()}@locanda.test`
  const password = randomBytes(12).toString('hex')
  const { id } = await keycloak.users.create({
    username: email,
    email,
    emailVerified: true,
    firstName: 'Prova',
    lastName: 'Persona',
    enabled: true,
    credentials: [{ type: 'password', value: password, temporary: false }],
  })
  for (const name of roles) {
    const role = await keycloak.roles.findOneByName({ name })
    await keycloak.users.addRealmRoleMappings({ id, roles: [{ id: role?.id ?? '', name }] })
  }
  return { id, email, password }
}

/** Signs in at the parts of this run, through the real sign-in page; for the web application if for no other client. */
export const signIn = (person: Omit<Person, 'id'>, { clientId = inject('parts').clientId } = {}): Promise<Tokens> =>
  signInAt({ ...inject('parts'), clientId }, person)
