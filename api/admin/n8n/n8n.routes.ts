import { N8nTriggerInput, N8nTriggerResult } from '#api/contract/admin.ts'
import { defineRoute } from '#api/http/define-route.ts'
import { triggerN8n } from './trigger-n8n.ts'

export const n8nRoutes = [
  defineRoute({
    method: 'post',
    path: '/admin/debug/n8n/trigger',
    summary: 'Sends a test event to n8n and answers what came back',
    tag: 'Debug',
    access: 'admin',
    body: N8nTriggerInput,
    responses: { 200: N8nTriggerResult },
    handle: triggerN8n,
  }),
]
