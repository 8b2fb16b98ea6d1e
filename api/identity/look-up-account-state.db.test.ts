import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { newPerson } from '#tests/safety/person.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'
import { type KeycloakLine, openKeycloakLine } from '#tests/stand-ins/keycloak-line.ts'
import { type KeycloakAdmin, openKeycloakAdmin } from './keycloak-admin.ts'
import { lookUpAccess, lookUpAccountState } from './look-up-account-state.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
let line: KeycloakLine
let keycloak: KeycloakAdmin
beforeAll(async () => {
  line = await openKeycloakLine(() => inject('parts').keycloakUrl)
  keycloak = openKeycloakAdmin({ ...readConfig(environmentOn(inject('parts'))).keycloak, url: line.url }, silent)
})
afterEach(() => {
  line.instead = undefined
})
afterAll(() => line.close())

const NOT_KEYCLOAKS = [
  '<html><body>Maintenance</body></html>',
  '',
  '[]',
  '{"status":"maintenance"}',
  'null',
  '{"id":"x"}',
  '{"id":"somebody-else","enabled":false}',
]

test.each(NOT_KEYCLOAKS)("a 200 that is not Keycloak's is no word about anybody: '%s'", async (body) => {
  const { id } = await newPerson()
  const away = { kind: 'upstream_unavailable', sentence: { code: 'identity_away' } }
  const isOfUser = (path: string) => path.includes(`/users/${id}`) && !path.includes('role-mappings')
  const isOfRoles = (path: string) => path.includes(`/users/${id}`) && path.includes('role-mappings')
  for (const isMeant of [isOfUser, isOfRoles, (path: string) => path.includes('users')]) {
    line.instead = (path) => (isMeant(path) ? { status: 200, body } : undefined)
    if (body === '[]' && isMeant === isOfRoles) continue
    await expect(lookUpAccountState(keycloak)(id)).rejects.toMatchObject(away)
  }
  await expect(lookUpAccess(keycloak)([id])).rejects.toMatchObject(away)
})

test('somebody whom Keycloak tells is enabled or disabled as it says', async () => {
  const { id } = await newPerson()
  expect(await lookUpAccountState(keycloak)(id)).toMatchObject({ access: 'enabled' })
  await keycloak.ask(({ users }) => users.update({ id }, { enabled: false }))
  expect(await lookUpAccountState(keycloak)(id)).toEqual({ access: 'disabled', roles: [] })
})
