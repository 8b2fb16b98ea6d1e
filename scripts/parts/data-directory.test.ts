import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endLeftBehind, takeDataDirectory } from './data-directory.ts'
import { startOf } from './process-identity.ts'
import { type RunFile, readRunFile, removeRunFile, writeRunFile } from './run-file.ts'
import { readOrMakeSecrets } from './secrets.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'locanda-data-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('a second start is told that Locanda runs, and where', () => {
  const { release } = takeDataDirectory(dataDir)
  writeRunFile(dataDir, { appUrl: 'http://localhost:3000' } as RunFile)
  expect(() => takeDataDirectory(dataDir)).toThrow(
    `Locanda runs already on ${dataDir}: http://localhost:3000 (process ${process.pid}).`,
  )
  release()
  takeDataDirectory(dataDir).release()
})

test('the lock of a process that is gone, or that was cut short, holds nobody up', () => {
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, startedAt: 'before this process' }))
  takeDataDirectory(dataDir).release()
  writeFileSync(join(dataDir, 'lock'), '{"pid":')
  takeDataDirectory(dataDir).release()
})

test('what a killed start left running is ended, and a later process with its number is not', async () => {
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
  const ended = new Promise((resolve) => left.once('exit', (_, signal) => resolve(signal)))
  const children = [
    { name: 'Worker', pid: left.pid ?? 0, startedAt: startOf(left.pid ?? 0) },
    { name: 'API', pid: process.pid, startedAt: 'another time' },
  ]
  writeFileSync(join(dataDir, 'processes.json'), JSON.stringify(children))
  const said: string[] = []
  await endLeftBehind(dataDir, (line) => said.push(line))
  expect(await ended).toBe('SIGTERM')
  expect(said).toEqual(['Ending Worker, left behind by an earlier start'])
})

test('a folder that cannot be made is named with the mend', () => {
  writeFileSync(join(dataDir, 'file'), '')
  expect(() => takeDataDirectory(join(dataDir, 'file/below'))).toThrow(/cannot be written .*LOCANDA_DATA_DIR/)
})

test('run.json and the secrets are for their owner only, and the secrets stay', () => {
  writeRunFile(dataDir, { appUrl: 'http://localhost:3000' } as RunFile)
  const secrets = readOrMakeSecrets(dataDir)
  for (const name of ['run.json', 'secrets.json']) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600)
  expect(readOrMakeSecrets(dataDir)).toEqual(secrets)
  expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length)
  removeRunFile(dataDir)
  expect(readRunFile(dataDir)).toBeUndefined()
})
