import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startOf } from './process-identity.ts'
import { createSupervisor, type Part, type Supervisor } from './supervisor.ts'

let dataDir: string
let supervisor: Supervisor
const said: string[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'locanda-supervisor-'))
  said.length = 0
  supervisor = createSupervisor({ dataDir, say: (line) => said.push(line) })
})
afterEach(async () => {
  await supervisor.stop()
  rmSync(dataDir, { recursive: true })
})

const STAYS = "process.stdout.write('up\\n'); setInterval(() => {}, 1000)"

const part = (program: string): Part => ({
  name: 'Test part',
  command: process.execPath,
  args: ['-e', program],
  isReady: async (logged) => logged().includes('up'),
  readySeconds: 20,
})

const pidNow = () => supervisor.processes()[0]?.pid ?? 0

test('a part that dies is named with the end of its log and started again', async () => {
  await supervisor.start(part(STAYS))
  const killed = pidNow()
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => said.at(-1), { timeout: 20_000 }).toBe('Test part runs again.')
  expect(said[0]).toMatch(/^Test part stopped \(SIGKILL\)\. The end of .*test-part\.log:\n {4}up$/)
  expect(pidNow()).not.toBe(killed)
})

test('a part that cannot start is a failure with the end of its log', async () => {
  const starting = supervisor.start(part("console.error('no such thing'); process.exit(3)"))
  await expect(starting).rejects.toThrow(/Test part ended at once \(exit code 3\)[^]*no such thing/)
})

test('stopping ends the children of a part too, and forgets all', async () => {
  const file = join(dataDir, 'child')
  const parent = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid))
    ${STAYS}`
  await supervisor.start(part(parent))
  const child = Number(readFileSync(file, 'utf8'))
  expect(startOf(child)).toBeDefined()
  await supervisor.stop()
  await expect.poll(() => startOf(child)).toBeUndefined()
  expect(existsSync(join(dataDir, 'processes.json'))).toBe(false)
  expect(said).toEqual([])
})

test('a program that is not there is a failure, not a crash', async () => {
  writeFileSync(join(dataDir, 'not-a-program'), '')
  await expect(supervisor.start({ ...part(''), command: join(dataDir, 'not-a-program') })).rejects.toThrow(
    /Test part ended at once/,
  )
})

test('a wanted restart is another process, without a word', async () => {
  await supervisor.start(part(STAYS))
  const before = pidNow()
  await supervisor.restart('Test part')
  await expect.poll(pidNow).not.toBe(before)
  expect(startOf(before)).toBeUndefined()
  expect(said).toEqual([])
})

test('what works behind has the processor after what a person waits for, also when it is started again', async () => {
  await supervisor.start({ ...part(STAYS), isBehind: true })
  await supervisor.start({ ...part(STAYS), name: 'Served part' })
  const pidOf = (name: string) => supervisor.processes().find((one) => one.name === name)?.pid ?? 0
  expect(getPriority(pidOf('Served part'))).toBe(getPriority())
  expect(getPriority(pidOf('Test part'))).toBeGreaterThan(getPriority())
  const first = pidOf('Test part')
  await supervisor.restart('Test part')
  await expect.poll(() => pidOf('Test part'), { timeout: 20_000 }).not.toBe(first)
  expect(getPriority(pidOf('Test part'))).toBeGreaterThan(getPriority())
})

test('a part that ends as it was told to is followed up, one that had to be killed is said to be', async () => {
  const ends: boolean[] = []
  const afterEnd = async ({ wasKilled }: { wasKilled: boolean }) => void ends.push(wasKilled)
  await supervisor.start({ ...part(STAYS), afterEnd })
  await supervisor.stop()
  const deaf = createSupervisor({ dataDir, say: (line) => said.push(line) })
  await deaf.start({ ...part(`process.on('SIGTERM', () => {}); ${STAYS}`), stopSeconds: 0.2, afterEnd })
  await deaf.stop()
  expect(ends).toEqual([false, true])
})
