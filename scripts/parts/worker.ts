import { join } from 'node:path'
import { type ProgramOptions, watching } from './api.ts'
import { root } from './root.ts'
import type { Part } from './supervisor.ts'

/** The worker: workflows, activities and the mailbox connections. */
export const workerPart = ({ env, dev }: ProgramOptions): Part => ({
  name: 'Worker',
  command: process.execPath,
  args: [...watching(dev), join(root, 'activities/worker.ts')],
  cwd: root,
  env,
  isReady: async (logged) => logged().includes('the worker is ready'),
  readySeconds: 90,
  afterRestart: 'Conversations go on where they were.',
})
