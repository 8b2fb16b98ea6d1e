import { mkdtempSync, writeFileSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FILES_THAT_RUN_LAST, FILES_THAT_WAIT, FILES_WITH_A_WORKER } from '#tests/setup/files-that-run-alone.ts'
import { startParts } from '#tests/setup/start-parts.ts'
import { withConcurrency } from '#workflows/client/with-concurrency.ts'
import { checkEntrySize } from './checks/check-entry-size.ts'
import { runVitest } from './checks/run-vitest.ts'
import { checkTree } from './checks/static-checks.ts'
import { createTally } from './checks/tally.ts'
import { builtWeb } from './parts/web-build.ts'
import { COMPILED } from './parts/worker.ts'
import { builtWorkflows } from './parts/workflow-build.ts'

/** What needs a database mostly waits: so many keep two processors busy. More, and the clocks of the tests run away from them. */
const LANES = 4
const DB_SHARDS = Array.from({ length: 4 }, (_, nth) => `${nth + 1}/4`)

const { values: wanted, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { unit: { type: 'boolean' }, long: { type: 'boolean' } },
})
/** What one run has compiled the next one loads: each brings most of the house with it. */
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_COMPILE_CACHE: COMPILED,
  ...(wanted.long && { LOCANDA_LONG: '1' }),
}
const folder = mkdtempSync(join(tmpdir(), 'locanda-test-'))
const say = (line: string) => void process.stdout.write(`${line}\n`)
const tally = createTally(say)
const isWanted = (path: string) => filters.length === 0 || filters.some((filter) => path.includes(filter))

/** More than that is no accident of a busy machine. */
const FILES_TRIED_AGAIN = 12

/** `only` is one file, `shard` one part of all (`1/2`). */
type Run = { project: string; only?: string; shard?: string }

const test = ({ project, only, shard }: Run, environment = env) =>
  tally.measured(only ?? `${project} tests${shard === undefined ? '' : ` ${shard}`}`, () =>
    runVitest({ project, shard, filters: only === undefined ? filters : [only], folder, env: environment }),
  )

type OwnParts = { file: string; stop: () => Promise<void> }

async function startOwnParts(): Promise<OwnParts> {
  await chmod(folder, 0o711)
  const { parts, stop } = await startParts(folder, say)
  const file = join(folder, 'parts.json')
  writeFileSync(file, JSON.stringify(parts), { mode: 0o600 })
  return { file, stop }
}

/** A run, and when it will have ended, however it does. */
function withEnd(work: () => Promise<void>) {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  return { run: () => work().finally(resolve), ended }
}

/**
 * A test that failed beside others may have met the machine's limits and not its own: its file has one more try with
 * nothing beside it. What passes only then is named at the end of the run, with what it said first. A run that ended
 * before its tests did (what it needs did not start) has that try as a whole.
 */
async function tryAgain(environment: NodeJS.ProcessEnv) {
  if (wanted.long) return
  for (const failure of tally.failures().filter(({ project, file }) => project !== '' && file === undefined)) {
    const { project, shard } = failure
    tally.ranWhole(failure, await runVitest({ project, shard, filters, folder, env: environment }))
  }
  const projects = new Map(
    tally.failures().flatMap(({ file, project }) => (file === undefined ? [] : [[file, project]])),
  )
  if (projects.size > FILES_TRIED_AGAIN) return
  for (const [file, project] of projects) {
    const alone = await runVitest({ project, shard: undefined, filters: [file], folder, env: environment })
    if (alone.passed > 0) tally.ranAlone(file, alone.failures ?? [])
  }
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
  const onParts = async (run: Run) => {
    // Why there are none has been said.
    const parts = await starting.catch(() => undefined)
    if (parts !== undefined) await test(run, { ...env, LOCANDA_TEST_PARTS: parts.file })
  }
  // Once, for all runs that need them; the parts are on their way beside it.
  if (filters.length === 0) {
    await Promise.all([
      tally.measured('the workflows', async () => void (await builtWorkflows(say))),
      tally.measured('size of the web entry', async () => checkEntrySize(await builtWeb(say), say)),
    ])
  }
  // Each run has a database and a Temporal namespace of its own: they go on side by side, the longest first, in parts
  // small enough for all lanes to end together. What signs nobody in goes on beside what nobody else may sign in beside.
  const alone = (only: string) => onParts({ project: 'db-alone', only })
  const signing = [
    () => onParts({ project: 'e2e' }),
    ...DB_SHARDS.map((shard) => () => onParts({ project: 'db', shard })),
    ...FILES_WITH_A_WORKER.filter(isWanted).map((only) => () => alone(only)),
  ].map(withEnd)
  const nobodySignsIn = Promise.all(signing.map(({ ended }) => ended))
  await Promise.all([
    ...FILES_THAT_WAIT.filter(isWanted).map(alone),
    sideBySide([
      // What needs none of the parts comes first, while they start.
      ...(filters.length === 0 ? [() => checkTree(tally)] : []),
      ...signing.map(({ run }) => run),
      () => test({ project: 'workflow' }),
      () => test({ project: 'pure' }),
      () => test({ project: 'web' }),
    ]),
    nobodySignsIn.then(() => withConcurrency(FILES_THAT_RUN_LAST.filter(isWanted), 1, alone)),
  ])
  await counted
  const { file } = await starting.catch(() => ({ file: undefined }))
  await tryAgain(file === undefined ? env : { ...env, LOCANDA_TEST_PARTS: file })
  await stop()
}

await (wanted.unit ? sideBySide([() => test({ project: 'pure' }), () => test({ project: 'web' })]) : testAll())
tally.conclude()
