import { readFile } from 'node:fs/promises'
import { DefaultLogger, makeTelemetryFilterString, Runtime, type WorkflowBundle } from '@temporalio/worker'
import { builtWorkflows } from '#scripts/parts/workflow-build.ts'

/** Once a process, before any connection: what a test says is its result. */
export const quietRuntime = () =>
  Runtime.install({
    logger: new DefaultLogger('ERROR', () => undefined),
    telemetryOptions: { logging: { forward: {}, filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  })

/** All workflows, as the worker runs them. */
export const bundleWorkflows = async (): Promise<WorkflowBundle> => ({
  code: await readFile(await builtWorkflows(() => undefined), 'utf8'),
})
