import { mkdtempSync, writeFileSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILES_THAT_RUN_ALONE } from '#tests/setup/files-that-run-alone.ts'
import { type StartedParts, startParts } from '#tests/setup/start-parts.ts'
import { runVitest } from './checks/run-vitest.ts'
import { steps } from './checks/steps.ts'

const QUICK_KINDS = ['pure', 'workflow']
/** They need the real parts. The browser goes first: the tests of the administration leave people changed in Keycloak. */
const WHOLE_KINDS = ['e2e', 'db']
const ALONE = 'db-alone'

const filters = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'locanda-test-'))
const total = { passed: 0, failed: 0 }
const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Runs one thing, says how long it took, and counts what it answers, or itself as one. */
async function measured(name: string, run: () => Promise<{ passed: number; failed: number } | void>) {
  const start = performance.now()
  const counts = await run().catch((error: unknown) => {
    say(
      error instanceof Error
        ? error.name === 'StartFailure'
          ? error.message
          : (error.stack ?? error.message)
        : String(error),
    )
    return { passed: 0, failed: 1 }
  })
  const { passed, failed } = counts ?? { passed: 1, failed: 0 }
  total.passed += passed
  total.failed += failed
  const figures = counts === undefined || passed + failed === 1 ? '' : `, ${passed} passed, ${failed} failed`
  say(`${failed === 0 ? '✓' : '✗'} ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s${figures}`)
}

const test = (project: string, env = process.env) =>
  measured(`${project} tests`, () => runVitest({ project, filters, folder, env }))

/** The parts come up while format, lint and types are checked. */
async function startOwnParts(): Promise<StartedParts & { file: string }> {
  await chmod(folder, 0o711)
  const started = await startParts(folder, say)
  const file = join(folder, 'parts.json')
  writeFileSync(file, JSON.stringify(started.parts), { mode: 0o600 })
  return { ...started, file }
}

async function testOnParts(env: NodeJS.ProcessEnv) {
  for (const kind of WHOLE_KINDS) await test(kind, env)
  const isWanted = (path: string) => filters.length === 0 || filters.some((filter) => path.includes(filter))
  for (const path of FILES_THAT_RUN_ALONE.filter(isWanted)) {
    await measured(path, () => runVitest({ project: ALONE, filters: [path], folder, env }))
  }
}

async function main() {
  const given = process.env.LOCANDA_TEST_PARTS
  const starting = given === undefined ? startOwnParts() : undefined
  const stop = async () => {
    const started = await starting?.catch(() => undefined)
    await started?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(1)))
  }
  // Awaited below; until then a failure of it must not end the process.
  starting?.catch(() => undefined)
  if (filters.length === 0) for (const { name, run } of steps) await measured(name, () => run(say))
  for (const kind of QUICK_KINDS) await test(kind)
  let file = given
  await measured('the real parts', async () => {
    file = (await starting)?.file ?? given
  })
  if (file !== undefined) await testOnParts({ ...process.env, LOCANDA_TEST_PARTS: file })
  await stop()
  say(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

await main()
