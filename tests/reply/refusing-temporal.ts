import { Client, ServiceError } from '@temporalio/client'

/** A Temporal that answers INTERNAL for these runs, as for one whose history it cannot read, and everybody else as it should. */
export function refusingTemporal(client: Client, refuses: (workflowId: string) => boolean): Client {
  const refuse = (workflowId: string) => {
    if (!refuses(workflowId)) return
    const cause = Object.assign(new Error('13 INTERNAL: broken'), { code: 13, details: 'broken', metadata: {} })
    throw new ServiceError('Failed to start Workflow', { cause })
  }
  const { connection, options } = client
  return new Client({
    connection,
    namespace: options.namespace,
    interceptors: {
      workflow: [
        {
          start: (input, next) => (refuse(input.options.workflowId), next(input)),
          signalWithStart: (input, next) => (refuse(input.options.workflowId), next(input)),
        },
      ],
    },
  })
}
