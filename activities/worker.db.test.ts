import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, inject, test } from 'vitest'
import { guestMail, openMailBench, until } from '#tests/mailbox/mail-bench.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'

const parts = inject('parts')
const program = fileURLToPath(new URL('worker.ts', import.meta.url))
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const environment = {
  ...environmentOn(parts),
  ALLOWED_PRIVATE_HOSTS: '127.0.0.1',
  SETTLE_SECONDS: '0',
  LOG_LEVEL: 'debug',
}

/** The worker as its own process; `says` resolves when its log holds a text. */
function startWorker(changes: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [program], { env: { ...environment, ...changes } })
  children.push(child)
  let log = ''
  child.stdout.on('data', (data: Buffer) => (log += data.toString()))
  child.stderr.on('data', (data: Buffer) => (log += data.toString()))
  const ended = once(child, 'exit')
  return {
    log: () => log,
    says: (text: string) =>
      until(
        async () => log,
        (seen) => seen.includes(text),
      ),
    async stop(): Promise<unknown> {
      child.kill('SIGTERM')
      const [code] = (await ended) as unknown[]
      return code
    },
  }
}

const SLOWEST_MS = 120_000

test('a worker with an open mailbox ends whole on SIGTERM, and the next one goes on', {
  timeout: SLOWEST_MS,
}, async () => {
  const bench = await openMailBench(parts)
  const { sourceId } = await bench.addMailbox()
  const isActive = () =>
    until(
      () => bench.source(sourceId),
      ({ state }) => state === 'active',
    )
  const first = startWorker()
  await first.says('the worker is ready')
  await isActive()
  // Cut off instead of ended, it would leave with 1.
  expect(await first.stop()).toBe(0)

  await bench.deliver(guestMail({ from: 'Marco <marco@guest.test>', body: 'Il codice segreto è 4521?' }))
  const second = startWorker()
  await until(bench.messages, (rows) => rows.some(({ kind, status }) => kind === 'draft' && status !== 'drafting'))
  expect(await second.stop()).toBe(0)
  const said = first.log() + second.log()
  for (const secret of ['4521', 'marco@guest.test', bench.address, parts.appDatabaseUrl])
    expect(said).not.toContain(secret)
  await bench.close()
})

test('a worker waits for Temporal and for PostgreSQL, and says so', { timeout: SLOWEST_MS }, async () => {
  const withoutTemporal = startWorker({ TEMPORAL_ADDRESS: '127.0.0.1:9' })
  await withoutTemporal.says('Temporal does not answer yet')
  const unreachable = new URL(parts.appDatabaseUrl)
  unreachable.port = '9'
  const withoutDatabase = startWorker({ APP_DATABASE_URL: unreachable.href })
  await withoutDatabase.says('PostgreSQL does not answer yet')
  expect(withoutDatabase.log()).not.toContain(unreachable.password)
})

test('a worker whose settings are wrong says which, and ends', { timeout: SLOWEST_MS }, async () => {
  await startWorker({ APP_DATABASE_URL: '' }).says('APP_DATABASE_URL')
  await startWorker({ VAULT_KEY_FILE: '' }).says('Set VAULT_KEYS or VAULT_KEY_FILE')
  const noDatabase = Object.assign(new URL(parts.appDatabaseUrl), { pathname: '/none' }).href
  await startWorker({ APP_DATABASE_URL: noDatabase }).says('PostgreSQL refuses us: DatabaseDoesNotExist')
})
