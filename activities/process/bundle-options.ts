import { fileURLToPath } from 'node:url'
import { type BundleOptions, DefaultLogger } from '@temporalio/worker'

const workflowsPath = fileURLToPath(new URL('../../workflows/index.ts', import.meta.url))

/**
 * How the code of all workflows is bundled. Every module is loaded once for all runs, frozen, instead of once a run: none
 * keeps anything of a run beside it, which `workflows/no-state-beside-a-run.test.ts` reads.
 */
export const bundleOptions: BundleOptions = {
  workflowsPath,
  preloadModules: ['@temporalio/workflow', workflowsPath],
  logger: new DefaultLogger('WARN'),
}
