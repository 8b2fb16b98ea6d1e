export type N8nConfig = {
  /** Where n8n listens, if anywhere: the names of events follow it. */
  webhookUrl: string | undefined
  /** What its events and its answers are signed with. */
  hmacSecret: string | undefined
  /** It is asked for drafts. */
  writesDrafts?: boolean
}

type Variables = {
  N8N_WEBHOOK_URL?: string | undefined
  N8N_HMAC_SECRET?: string | undefined
  N8N_WRITES_DRAFTS: 'true' | 'false'
}

/**
 * n8n as the environment names it.
 * @throws Error where it is to write drafts, and has no address to be asked at or no secret to show who it is.
 */
export function n8nConfig(env: Variables): Required<N8nConfig> {
  const { N8N_WEBHOOK_URL: webhookUrl, N8N_HMAC_SECRET: hmacSecret } = env
  const writesDrafts = env.N8N_WRITES_DRAFTS === 'true'
  if (writesDrafts && (webhookUrl === undefined || hmacSecret === undefined)) {
    throw new Error('N8N_WRITES_DRAFTS needs N8N_WEBHOOK_URL and N8N_HMAC_SECRET')
  }
  return { webhookUrl, hmacSecret, writesDrafts }
}
