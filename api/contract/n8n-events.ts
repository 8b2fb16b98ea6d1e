import { N8N_EVENTS } from '#workflows/domain/n8n-events.ts'

export { N8N_EVENTS }

/** Where a test event may go: to the webhook of an event, or to an address of one's own. */
export const N8N_WEBHOOKS = [...Object.values(N8N_EVENTS), 'custom'] as const
