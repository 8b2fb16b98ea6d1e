import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keycloakPart } from './keycloak.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'locanda-keycloak-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const hashing = async (more: { dev?: boolean; disposable?: boolean }) => {
  const database = { server: '127.0.0.1', port: 5432, name: 'keycloak', user: 'keycloak', password: 'x' }
  const given = { java: 'java', distribution: dataDir, dataDir, port: 8080, realm: '{}', database, adminPassword: 'x' }
  const { args } = await keycloakPart({ ...given, ...more })
  return args.filter((arg) => arg.includes('password-hashing'))
}

test('only where all is thrown away are passwords hashed more quickly than Keycloak does by itself', async () => {
  expect(await hashing({})).toEqual([])
  expect(await hashing({ dev: true })).toEqual([])
  expect(await hashing({ disposable: true })).not.toEqual([])
})
