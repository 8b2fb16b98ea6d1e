import { mkdtempSync, writeFileSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FILE_THAT_RUNS_LAST, FILES_WITH_A_WORKER } from '#tests/setup/files-that-run-alone.ts'
import { startParts } from '#tests/setup/start-parts.ts'
import { withConcurrency } from '#workflows/client/with-concurrency.ts'
import { checkEntrySize } from './checks/check-entry-size.ts'
import { runVitest } from './checks/run-vitest.ts'
import { checkTree } from './checks/static-checks.ts'
import { createTally } from './checks/tally.ts'
import { builtWeb } from './parts/web-build.ts'

/** More, and the clocks of the tests run away from two processors. */
const LANES = 3

const { values: wanted, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { unit: { type: 'boolean' }, long: { type: 'boolean' } },
})
const env = wanted.long ? { ...process.env, LOCANDA_LONG: '1' } : process.env
const folder = mkdtempSync(join(tmpdir(), 'locanda-test-'))
const say = (line: string) => void process.stdout.write(`${line}\n`)
const tally = createTally(say)
const isWanted = (path: string) => filters.length === 0 || filters.some((filter) => path.includes(filter))

const test = (project: string, environment = env, only?: string) =>
  tally.measured(only ?? `${project} tests`, () =>
    runVitest({ project, filters: only === undefined ? filters : [only], folder, env: environment }),
  )

type OwnParts = { file: string; stop: () => Promise<void> }

async function startOwnParts(): Promise<OwnParts> {
  await chmod(folder, 0o711)
  const { parts, stop } = await startParts(folder, say)
  const file = join(folder, 'parts.json')
  writeFileSync(file, JSON.stringify(parts), { mode: 0o600 })
  return { file, stop }
}

const sideBySide = (runs: readonly (() => Promise<void>)[]) => withConcurrency(runs, LANES, (run) => run())

async function testAll() {
  const given = process.env.LOCANDA_TEST_PARTS
  const starting: Promise<OwnParts> =
    given === undefined ? startOwnParts() : Promise.resolve({ file: given, stop: async () => undefined })
  const counted = tally.measured('the real parts', async () => void (await starting))
  const stop = async () => {
    await starting.then((parts) => parts.stop()).catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(1)))
  }
  const onParts = async (project: string, only?: string) => {
    // Why there are none has been said.
    const parts = await starting.catch(() => undefined)
    if (parts !== undefined) await test(project, { ...env, LOCANDA_TEST_PARTS: parts.file }, only)
  }
  if (filters.length === 0) {
    await checkTree(tally)
    await tally.measured('size of the web entry', async () => checkEntrySize(await builtWeb(say), say))
  }
  // Each run has a database and a Temporal namespace of its own: they go on side by side, the longest first.
  await sideBySide([
    () => onParts('e2e'),
    () => onParts('db'),
    () => test('pure'),
    () => test('web'),
    () => test('workflow'),
    ...FILES_WITH_A_WORKER.filter(isWanted).map((path) => () => onParts('db-alone', path)),
  ])
  if (isWanted(FILE_THAT_RUNS_LAST)) await onParts('db-alone', FILE_THAT_RUNS_LAST)
  await counted
  await stop()
}

await (wanted.unit ? sideBySide([() => test('pure'), () => test('web')]) : testAll())
tally.conclude()
