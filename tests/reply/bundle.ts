import { bundleWorkflowCode, DefaultLogger, makeTelemetryFilterString, Runtime } from '@temporalio/worker'
import { bundleOptions } from '#activities/process/bundle-options.ts'

/** Once a process, before any connection: what a test says is its result. */
export const quietRuntime = () =>
  Runtime.install({
    logger: new DefaultLogger('ERROR', () => undefined),
    telemetryOptions: { logging: { forward: {}, filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  })

/** All workflows, as the worker bundles them. */
export const bundleWorkflows = () => bundleWorkflowCode(bundleOptions)
