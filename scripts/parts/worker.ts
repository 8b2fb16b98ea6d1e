import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { built } from './built.ts'
import { root } from './root.ts'
import { runCommand } from './run-command.ts'
import type { Part } from './supervisor.ts'

/**
 * Keeps the worker under 400 MB. Each of its threads has as much: most of it the workflows that are in hand. A heap grows by 15 parts in
 * 100 and not by 30 before all of it is collected again. The image's command says the same.
 */
export const WORKER_HEAP = ['--max-old-space-size=256', '--max-semi-space-size=4', '--heap-growing-percent=15']
/**
 * Of glibc, for what is no heap of JavaScript's: each of twenty threads would keep what it ever needed in an arena of its own, which
 * was 100 MB after a thousand mails. Named in docker-compose.yml as well.
 */
export const WORKER_ARENAS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
const THREADS = pathToFileURL(join(root, 'activities/process/workflow-threads.ts')).href
const ARGUMENTS = [...WORKER_HEAP, '--import', THREADS, join(root, 'activities/worker.ts')]
const SOURCES = ['activities', 'workflows', 'prisma', 'outside', 'scripts/parts/worker.ts', 'package-lock.json']

/** Where what Node compiled is kept, for all programs of this checkout. */
export const COMPILED = join(root, 'dist/compiled')

/** Compiles what the worker runs, with its own flags, before it starts. @throws StartFailure with what Node said. */
export const compiledWorker = (say: (line: string) => void): Promise<string> =>
  built({ name: 'worker.compiled', sources: SOURCES, saying: 'Compiling the worker', make: compile }, say)

async function compile(draft: string): Promise<void> {
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED }
  await runCommand({ command: process.execPath, args: [...ARGUMENTS, '--compile'], cwd: root, env })
  await writeFile(draft, '')
}

/** The worker: workflows, activities and the mailbox connections. */
export const workerPart = ({ env }: { env: NodeJS.ProcessEnv }): Part => ({
  name: 'Worker',
  command: process.execPath,
  args: ARGUMENTS,
  cwd: root,
  env: { ...WORKER_ARENAS, ...env },
  isReady: async (logged) => logged().includes('the worker is ready'),
  readySeconds: 90,
  isBehind: true,
  afterRestart: 'Conversations go on where they were.',
})
