import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Client, Connection } from '@temporalio/client'
import { afterEach, expect, inject, test } from 'vitest'
import { openDatabase } from '#prisma/client.ts'
import { openVault } from '#prisma/vault/open-vault.ts'
import { guestMail, openMailBench, until } from '#tests/mailbox/mail-bench.ts'
import { environmentOn } from '#tests/setup/parts-environment.ts'
import { ANSWER_WORKFLOW, TASK_QUEUE } from '#workflows/domain/workflow-names.ts'

const parts = inject('parts')
const program = fileURLToPath(new URL('worker.ts', import.meta.url))
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const environment = {
  ...environmentOn(parts),
  ALLOWED_PRIVATE_SERVERS: '127.0.0.1',
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

test('a worker waits for Temporal and for PostgreSQL, says so, and ends when it is told to', {
  timeout: SLOWEST_MS,
}, async () => {
  const withoutTemporal = startWorker({ TEMPORAL_ADDRESS: '127.0.0.1:9' })
  await withoutTemporal.says('Temporal does not answer yet')
  const unreachable = new URL(parts.appDatabaseUrl)
  unreachable.port = '9'
  const withoutDatabase = startWorker({ APP_DATABASE_URL: unreachable.href })
  await withoutDatabase.says('PostgreSQL does not answer yet')
  expect(withoutDatabase.log()).not.toContain(unreachable.password)
  const begun = performance.now()
  expect(await Promise.all([withoutTemporal.stop(), withoutDatabase.stop()])).toEqual([0, 0])
  // Not cut off at the last moment.
  expect(performance.now() - begun).toBeLessThan(8_000)
})

test('a worker whose settings are wrong says which, and ends', { timeout: SLOWEST_MS }, async () => {
  await startWorker({ APP_DATABASE_URL: '' }).says('APP_DATABASE_URL')
  await startWorker({ VAULT_KEY_FILE: '' }).says('Set VAULT_KEYS or VAULT_KEY_FILE')
  const db = openDatabase({ url: parts.engineDatabaseUrl, maxConnections: 1 })
  await openVault(db, { keyFile: parts.vaultKeyFile })
  await db.$disconnect()
  await startWorker({ VAULT_KEY_FILE: '/tmp/no-such-vault.key' }).says('no-such-vault.key is missing')
  const noDatabase = Object.assign(new URL(parts.appDatabaseUrl), { pathname: '/none' }).href
  await startWorker({ APP_DATABASE_URL: noDatabase }).says('PostgreSQL refuses us: DatabaseDoesNotExist')
})

test('an activity and a workflow task that fail with a text are told by their ids only', {
  timeout: SLOWEST_MS,
}, async () => {
  const canary = 'il codice canarino 4711'
  const worker = startWorker()
  await worker.says('the worker is ready')
  const connection = await Connection.connect({ address: parts.temporalAddress })
  const { workflow } = new Client({ connection, namespace: parts.temporalNamespace })
  const start = (type: string, workflowId: string) =>
    workflow.start(type, {
      taskQueue: TASK_QUEUE,
      workflowId,
      args: [{ hostId: canary, guestMessageId: canary }],
    })
  // No id of ours: PostgreSQL quotes it in its refusal. No workflow of ours: Temporal quotes its name.
  const failing = await start(ANSWER_WORKFLOW, 'canary-activity')
  const unknown = await start(canary, 'canary-workflow-task')
  const isTold = (id: string, saying: string) => (log: string) =>
    log.split('\n').some((line) => line.includes(saying) && line.includes(id))
  await until(async () => worker.log(), isTold('canary-activity', 'Activity failed'))
  await until(async () => worker.log(), isTold(unknown.firstExecutionRunId, 'Failed to process Workflow Activation'))
  await until(async () => worker.log(), isTold('temporalio_sdk_core', 'Failing workflow task'))
  await Promise.all([failing.terminate(), unknown.terminate()])
  await connection.close()
  expect(await worker.stop()).toBe(0)
  expect(worker.log()).not.toContain('canarino')
})
