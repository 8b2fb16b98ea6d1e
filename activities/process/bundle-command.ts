import { bundleWorkflowCode } from '@temporalio/worker'
import { bundleOptions } from './bundle-options.ts'

// `node activities/process/bundle-command.ts`: writes the code of all workflows, as the worker runs it, to standard
// output, and says nothing unless it goes wrong.
const { code } = await bundleWorkflowCode(bundleOptions)
process.stdout.write(code)
