import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { WorkflowBundle } from '@temporalio/worker'

const LARGEST_CODE_BYTES = 64 * 1024 * 1024

const command = fileURLToPath(new URL('./bundle-command.ts', import.meta.url))

/**
 * The code of all workflows. Made in a process of its own: the bundler takes 150 MB, which the worker would never give back.
 * @throws Error with what the bundler said, where a workflow imports what it may not.
 */
export async function bundleWorkflows(): Promise<WorkflowBundle> {
  const { stdout } = await promisify(execFile)(process.execPath, [command], { maxBuffer: LARGEST_CODE_BYTES })
  return { code: stdout }
}
