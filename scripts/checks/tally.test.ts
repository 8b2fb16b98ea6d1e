import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTally, type Failure } from './tally.ts'

const LATE: Failure = { project: 'db', file: 'api/chats/list.db.test.ts', test: 'lists', why: 'Expected 1\nReceived 2' }
const WRONG: Failure = { project: 'pure', file: 'outside/guard.test.ts', test: 'refuses', why: 'Error: let in' }

let said: string[]
let tally: ReturnType<typeof createTally>
let exitCode: typeof process.exitCode

beforeEach(() => {
  exitCode = process.exitCode
  said = []
  tally = createTally((line) => said.push(line))
})
afterEach(() => {
  process.exitCode = exitCode
})

const failed = (failures: Failure[]) =>
  tally.measured('a kind', async () => ({ passed: 5, failed: failures.length, failures }))

test('the end of a run names what failed, and why', async () => {
  await failed([LATE, WRONG])
  tally.conclude()
  const end = said.slice(1).join('\n')
  expect(end).toContain('Failed:\n✗ db > api/chats/list.db.test.ts > lists\n    Expected 1\n    Received 2\n')
  expect(end).toContain('✗ pure > outside/guard.test.ts > refuses')
  expect(said.at(-1)).toBe('\n5 passed, 2 failed')
  expect(process.exitCode).toBe(1)
})

const NAMED = 'Passed once and failed once, beside others or alone:\n'

test('what passes with nothing beside it is passed, and still named', async () => {
  await failed([LATE])
  tally.ranAlone('api/chats/list.db.test.ts', [])
  tally.conclude()
  expect(said.slice(1).join('\n')).toContain(`${NAMED}✗ db > api/chats/list.db.test.ts > lists`)
  expect(said.at(-1)).toBe('\n6 passed, 0 failed')
  expect(process.exitCode).toBe(0)
})

test('what fails both times has failed, whatever else its file does then', async () => {
  const other: Failure = { ...LATE, test: 'lists by name' }
  const third: Failure = { ...LATE, test: 'lists nothing' }
  await failed([LATE, other])
  tally.ranAlone('api/chats/list.db.test.ts', [LATE, third])
  tally.conclude()
  const end = said.slice(1).join('\n')
  expect(end).toMatch(new RegExp(`${NAMED}.*> lists by name\n[^]*> lists nothing\n[^]*\nFailed:\n.*> lists\n`))
  expect(said.at(-1)).toBe('\n6 passed, 1 failed')
  expect(process.exitCode).toBe(1)
})

test('a run that ended without its tests counts by its second try', async () => {
  const unbegun: Failure = { project: 'e2e', test: 'vitest ended with 1', why: 'API was not ready after 60 s' }
  await failed([unbegun])
  tally.ranWhole(unbegun, { passed: 3, failed: 1, failures: [LATE] })
  tally.conclude()
  const end = said.slice(1).join('\n')
  expect(end).toMatch(new RegExp(`${NAMED}.*e2e > vitest ended with 1\n +API was not ready[^]*\nFailed:\n.*> lists\n`))
  expect(said.at(-1)).toBe('\n8 passed, 1 failed')
})

test('what could not be begun failed by its name', async () => {
  await tally.measured('the real parts', () => Promise.reject(new Error('no port')))
  tally.conclude()
  expect(said.join('\n')).toContain('Failed:\n✗ the real parts\n    Error: no port')
  expect(said.at(-1)).toBe('\n0 passed, 1 failed')
})

test('the end of a run names the files that took longest, the longest first', async () => {
  const times = Array.from({ length: 20 }, (_, nth) => ({
    project: 'db',
    file: `file-${nth}.db.test.ts`,
    seconds: nth,
  }))
  await tally.measured('a kind', async () => ({ passed: 20, failed: 0, times }))
  tally.conclude()
  const end = said.slice(1).join('\n')
  expect(end).toMatch(/The slowest files, beside the others:\n +19\.0 s {2}db {2}file-19\.db\.test\.ts\n +18\.0 s/)
  expect(end).toContain('file-8.db.test.ts')
  expect(end).not.toContain('file-7.db.test.ts')
})
