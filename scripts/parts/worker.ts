import { join } from 'node:path'
import { root } from './root.ts'
import type { Part } from './supervisor.ts'

/** The worker: workflows, activities and the mailbox connections. */
export const workerPart = ({ env }: { env: NodeJS.ProcessEnv }): Part => ({
  name: 'Worker',
  command: process.execPath,
  args: [join(root, 'activities/worker.ts')],
  cwd: root,
  env,
  isReady: async (logged) => logged().includes('the worker is ready'),
  readySeconds: 90,
  afterRestart: 'Conversations go on where they were.',
})
