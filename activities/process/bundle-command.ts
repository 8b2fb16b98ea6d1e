import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker'

// `node activities/process/bundle-command.ts`: writes the code of all workflows, as the worker runs it, to standard
// output, and says nothing unless it goes wrong.
const workflowsPath = fileURLToPath(import.meta.resolve('#workflows/index.ts'))
const { code } = await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('WARN') })
process.stdout.write(code)
