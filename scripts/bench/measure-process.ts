import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '#api/contract/calls.ts'
import { API_HEAP } from '#scripts/parts/api.ts'
import { choosePort } from '#scripts/parts/free-port.ts'
import { root } from '#scripts/parts/root.ts'
import { answers, waitUntil } from '#scripts/parts/wait-until.ts'
import { type Figure, percentile } from './figure.ts'
import type { MeasuredSystem } from './measured-system.ts'
import { residentMegabytes } from './memory.ts'

const STARTS = 5
/** Until a worker has given back what it needed to start. */
const REST_MS = 30_000

/**
 * How long a second API process takes until it answers, and what a worker takes that has had nothing to do. The API's
 * environment is that of the running one (Linux only).
 * @throws Error where it never does.
 */
export async function measureProcess(system: MeasuredSystem): Promise<Figure[]> {
  const file = `/proc/${system.pidOf('API')}/environ`
  if (!existsSync(file)) return []
  const environment = parseEnvironment(readFileSync(file, 'utf8'))
  const port = await choosePort(25_500, { taken: new Set() })
  const samples: number[] = []
  for (let turn = 0; turn < STARTS; turn++) samples.push(await millisecondsToReady(environment, port))
  const what = `API process, start to first answer, median of ${STARTS}`
  await delay(REST_MS)
  const worker = residentMegabytes(system.pidOf('Worker'))
  return [
    { what, value: percentile(samples, 0.5), unit: 'ms', target: { most: 1000 } },
    { what: 'worker process that has had nothing to do', value: worker, unit: 'MB', target: { most: 280 } },
  ]
}

const parseEnvironment = (text: string): NodeJS.ProcessEnv =>
  Object.fromEntries(
    text
      .split('\0')
      .filter((entry) => entry.includes('='))
      .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  )

async function millisecondsToReady(environment: NodeJS.ProcessEnv, port: number): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...API_HEAP, join(root, 'api/main.ts')], {
    cwd: root,
    env: { ...environment, PORT: String(port) },
    stdio: 'ignore',
  })
  const isReady = await waitUntil(() => answers(`http://127.0.0.1:${port}/api${calls.readHealth.path}`), {
    seconds: 30,
    everyMs: 10,
  })
  const milliseconds = performance.now() - startedAt
  child.kill('SIGTERM')
  await once(child, 'exit')
  if (!isReady) throw new Error('The second API process did not answer')
  return milliseconds
}
