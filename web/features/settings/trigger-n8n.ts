import { useMutation } from '@tanstack/react-query'
import { call, type RequestTo } from '#web/lib/api-client.ts'

/** Sends one test event and answers what came back. */
export const useTriggerN8n = () =>
  useMutation({ mutationFn: (request: RequestTo<'triggerN8n'>) => call('triggerN8n', request) })
