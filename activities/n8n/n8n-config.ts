/** Where n8n listens, if anywhere, and what its events are signed with. */
export type N8nConfig = { webhookUrl: string | undefined; hmacSecret: string | undefined }
