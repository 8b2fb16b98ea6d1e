import { useMutation } from '@tanstack/react-query'
import type { N8nTriggerResult } from '#api/contract/n8n.ts'
import { callJson } from '#web/lib/api-client.ts'

/** Sends one test event and answers what came back. */
export const useTriggerN8n = () =>
  useMutation({
    mutationFn: (body: object) => callJson<N8nTriggerResult>('/admin/debug/n8n/trigger', { method: 'POST', body }),
  })
