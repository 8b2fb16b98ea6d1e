import { n8nCalls } from '#api/contract/n8n.ts'
import { defineRoutes } from '#api/http/define-route.ts'
import { readOutbox } from './read-outbox.ts'
import { retryOutbox } from './retry-outbox.ts'
import { triggerN8n } from './trigger-n8n.ts'

export const n8nRoutes = defineRoutes(n8nCalls, { triggerN8n, readOutbox, retryOutbox })
