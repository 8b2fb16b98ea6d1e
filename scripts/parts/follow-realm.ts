import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import KeycloakAdminClient from '@keycloak/keycloak-admin-client'
import type ClientRepresentation from '@keycloak/keycloak-admin-client/lib/defs/clientRepresentation.js'
import type RealmRepresentation from '@keycloak/keycloak-admin-client/lib/defs/realmRepresentation.js'
import { ADMIN_USER } from './keycloak.ts'

/**
 * Brings a realm that was imported by an earlier start to what the file says now: settings and clients, never people.
 * The app's address is in it, and moves when its port was taken.
 */
export async function followRealm(options: {
  dataDir: string
  keycloakUrl: string
  realm: string
  adminPassword: string
}): Promise<void> {
  const { dataDir, keycloakUrl, realm, adminPassword } = options
  const file = join(dataDir, 'keycloak/realm.sha256')
  const hash = createHash('sha256').update(realm).digest('hex')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (before === hash) return
  if (before !== undefined) await update(JSON.parse(realm) as RealmRepresentation, keycloakUrl, adminPassword)
  writeFileSync(file, hash)
}

async function update(
  { clients = [], users: _people, roles: _roles, ...settings }: RealmRepresentation,
  baseUrl: string,
  password: string,
) {
  const realm = settings.realm ?? ''
  const admin = new KeycloakAdminClient({ baseUrl, realmName: 'master' })
  await admin.auth({ grantType: 'password', clientId: 'admin-cli', username: ADMIN_USER, password })
  admin.setConfig({ realmName: realm })
  await admin.realms.update({ realm }, settings)
  for (const client of clients) await updateClient(admin, client)
}

async function updateClient(admin: KeycloakAdminClient, client: ClientRepresentation) {
  const {
    protocolMappers: _mappers,
    defaultClientScopes: _defaults,
    optionalClientScopes: _optional,
    ...wanted
  } = client
  const [found] = await admin.clients.find({ clientId: client.clientId ?? '' })
  if (found?.id !== undefined) await admin.clients.update({ id: found.id }, { ...found, ...wanted })
}
