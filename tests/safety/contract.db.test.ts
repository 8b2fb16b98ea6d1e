import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#api/contract/calls.ts'
import { schemathesis } from '#scripts/parts/schemathesis.ts'
import { rounds } from '#tests/rounds.ts'
import { switchBackToNormal } from '#tests/safety/normal-switches.ts'
import { newPerson, signIn } from '#tests/safety/person.ts'
import { type RunningApi, runApi } from '#tests/safety/running-api.ts'

/** Values by chance, beside those that the schemas' limits give: of the long run. */
const PHASES = rounds({ usual: 'examples,coverage', long: 'examples,coverage,fuzzing' })
const EXAMPLES = 5
/** Other values each, and a sign-in each: one lasts five minutes, and no round that many. */
const SEEDS = Array.from({ length: rounds({ usual: 1, long: 10 }) }, (_, round) => 20_261_121 + round)
/**
 * A body that is right by its schema may still name what is not there (404), what is taken (409), or an address that is
 * refused (422); and where the API is lenient by the specification (numbers and booleans as text, trimmed texts), what
 * the schema calls wrong is taken. What is left is checked on every answer.
 */
const UNTRUE_HERE = ['positive_data_acceptance', 'negative_data_rejection']

let api: RunningApi
const folder = mkdtempSync(join(tmpdir(), 'locanda-schemathesis-'))

/** As it is served, and in a file: by the network Schemathesis waits ten seconds for it, however busy the machine is. */
const document = join(folder, 'openapi.json')

beforeAll(async () => {
  api = await runApi()
  writeFileSync(document, JSON.stringify(await api.as().ask('readDocument', {})))
})
afterAll(async () => {
  // Among the calls that were tried are those that switch things.
  await switchBackToNormal()
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each(SEEDS)(
  'whatever is sent, no call fails by a bug and none breaks its contract (%i)',
  {
    timeout: 300_000,
  },
  async (seed) => {
    const { command, args, env } = await schemathesis((line) => process.stderr.write(`${line}\n`))
    const { access_token } = await signIn(await newPerson('app-admin', 'paid-user'))
    const child = spawn(
      command,
      [
        ...args,
        ...['run', document, '--url', `${api.url}/api`, '-H', `Authorization: Bearer ${access_token}`],
        ...['--exclude-path', calls.streamEvents.path, '--exclude-checks', UNTRUE_HERE.join(',')],
        ...['--phases', PHASES, '--max-examples', String(EXAMPLES), '--seed', String(seed)],
        ...['--generation-database', 'none', '--request-timeout', '20', '--no-color'],
        ...['--suppress-health-check', 'all', '--continue-on-failure', '--warnings', 'off'],
      ],
      { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    const code = await new Promise((resolve) => child.once('close', resolve))
    const summary = output.slice(output.lastIndexOf('= SUMMARY ='))
    process.stdout.write(`schemathesis${summary}\n`)
    expect(code, output.slice(-20_000)).toBe(0)
  },
)
