import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mavenArtifact, mirrorOfCentral } from './maven-artifact.ts'

const CONTENT = 'a jar'
const sha256 = createHash('sha256').update(CONTENT).digest('hex')
const artifact = { group: 'org.example', name: 'part', version: '1.0', type: 'jar', sha256 } as const

const absent = { ...artifact, version: '2.0' }

const said: string[] = []
const say = (line: string) => void said.push(line)

let folder: string
const program = (name: string, text: string) =>
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })

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
    expect(readFileSync(await mavenArtifact(artifact, folder, say), 'utf8')).toBe(CONTENT)
  })

  test('is refused when it is another file than its SHA-256 names', async () => {
    await expect(mavenArtifact({ ...artifact, sha256: '0'.repeat(64) }, folder, say)).rejects.toThrow(
      'its SHA-256 is another',
    )
  })

  test('that is not there says what would help', async () => {
    await expect(mavenArtifact(absent, folder, say)).rejects.toThrow(
      /part-2\.0\.jar answered 404\. Name a mirror with MAVEN_MIRROR_URL, or use Maven: Maven is missing: install it, and try again\./,
    )
  })

  test('that is not there says the one command of this system', async () => {
    program('brew', 'exit 1')
    await expect(mavenArtifact(absent, folder, say)).rejects.toThrow('Maven is missing: run `brew install maven`')
  })

  test.runIf(userInfo().uid === 0)(
    'that is not there is asked of a Maven that root on Debian gets installed',
    async () => {
      const maven = join(folder, 'mvn')
      writeFileSync(join(folder, 'to-be-mvn'), `#!/bin/sh\nprintf '${CONTENT}' > part-2.0.jar\n`, { mode: 0o755 })
      program('apt-get', `case "$*" in install*maven*) /bin/cp ${join(folder, 'to-be-mvn')} ${maven};; esac`)
      expect(readFileSync(await mavenArtifact(absent, folder, say), 'utf8')).toBe(CONTENT)
      expect(said).toEqual(['Maven is missing: installing maven with apt-get'])
    },
  )
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
