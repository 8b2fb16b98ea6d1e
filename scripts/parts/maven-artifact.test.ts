import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mavenArtifact, mirrorOfCentral } from './maven-artifact.ts'

const CONTENT = 'a jar'
const sha256 = createHash('sha256').update(CONTENT).digest('hex')
const artifact = { group: 'org.example', name: 'part', version: '1.0', type: 'jar', sha256 } as const

let folder: string
let server: Server
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'locanda-maven-'))
  server = createServer(({ url }, response) => {
    if (url === '/central/org/example/part/1.0/part-1.0.jar') response.end(CONTENT)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('MAVEN_MIRROR_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/central/`)
})
afterEach(() => {
  vi.unstubAllEnvs()
  server.close()
  rmSync(folder, { recursive: true })
})

describe('an artifact without Maven', () => {
  test('comes from the mirror that the environment names', async () => {
    expect(readFileSync(await mavenArtifact(artifact, folder), 'utf8')).toBe(CONTENT)
  })

  test('is refused when it is another file than its SHA-256 names', async () => {
    await expect(mavenArtifact({ ...artifact, sha256: '0'.repeat(64) }, folder)).rejects.toThrow(
      'its SHA-256 is another',
    )
  })

  test('that is not there says what would help', async () => {
    await expect(mavenArtifact({ ...artifact, version: '2.0' }, folder)).rejects.toThrow(
      /part-2\.0\.jar answered 404: install Maven, or name a mirror with MAVEN_MIRROR_URL/,
    )
  })
})

const mirror = (of: string, more = '') =>
  `<settings><mirrors><mirror><id>m</id><mirrorOf>${of}</mirrorOf><url> https://maven.example/all </url>${more}</mirror></mirrors></settings>`

test.each([
  ['central', true],
  ['*', true],
  ['external:*, !jboss', true],
  ['*,!central', false],
  ['external:http:*', false],
  ['jboss', false],
])('settings with a mirror of %s: %s', (of, isOfCentral) => {
  expect(mirrorOfCentral(mirror(of))).toBe(isOfCentral ? 'https://maven.example/all' : undefined)
})

test('a mirror in a comment is none', () => {
  expect(mirrorOfCentral(`<!-- ${mirror('*')} -->`)).toBeUndefined()
})
