import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.ts'
import type { Part } from './supervisor.ts'

/** Keeps the worker under 400 MB, as the API's. Each of its threads has as much: most of it the workflows that are in hand. */
const WORKER_HEAP = ['--max-old-space-size=256', '--max-semi-space-size=16']
const THREADS = pathToFileURL(join(root, 'activities/process/workflow-threads.ts')).href

/** The worker: workflows, activities and the mailbox connections. */
export const workerPart = ({ env }: { env: NodeJS.ProcessEnv }): Part => ({
  name: 'Worker',
  command: process.execPath,
  args: [...WORKER_HEAP, '--import', THREADS, join(root, 'activities/worker.ts')],
  cwd: root,
  env,
  isReady: async (logged) => logged().includes('the worker is ready'),
  readySeconds: 90,
  afterRestart: 'Conversations go on where they were.',
})
