import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { javaProgram } from './java.ts'
import { refuseUnreachable } from './migrate.ts'
import { pythonProgram } from './pip-install.ts'
import { root } from './root.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locanda-path-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('JAVA_HOME', '')
})
afterEach(() => rmSync(folder, { recursive: true }))

function program(name: string, text: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`)
  chmodSync(join(folder, name), 0o755)
}

test('a machine without Java, or with an old one, is told which to install', () => {
  expect(() => javaProgram()).toThrow('Java is missing: install a Java 17 or newer')
  program('java', `echo 'openjdk version "11.0.2"' >&2`)
  expect(() => javaProgram()).toThrow(/is Java 11: install Java 17 or newer/)
  program('java', `echo 'openjdk version "21.0.1"' >&2`)
  expect(javaProgram()).toBe(join(folder, 'java'))
})

test('a machine without Python is told to install it', () => {
  expect(() => pythonProgram()).toThrow('Python 3 with pip is missing')
})

test('a database that cannot be reached names the variable to correct', async () => {
  await expect(refuseUnreachable('postgresql://me@127.0.0.1:1/none')).rejects.toThrow(
    /127\.0\.0\.1:1 cannot be reached.*DATABASE_URL/,
  )
})

test('npm start without Java is one sentence and exit code 1, and leaves no lock', () => {
  const started = spawnSync(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: folder, HOME: folder, LOCANDA_DATA_DIR: join(folder, 'data') },
  })
  expect(started.stderr.trim()).toMatch(/^Java is missing: .*\.$/)
  expect(started.status).toBe(1)
  const again = spawnSync(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: folder, HOME: folder, LOCANDA_DATA_DIR: join(folder, 'data') },
  })
  expect(again.stderr).toContain('Java is missing')
}, 30_000)
