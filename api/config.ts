import { z } from 'zod'

const seconds = (fallback: number) => z.coerce.number().min(0).max(600).default(fallback)
const address = z.url({ protocol: /^https?$/ })
const commaList = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional())

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  LISTEN_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: optional(address),
  WEB_DIST: optional(z.string()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  APP_DATABASE_URL: z.string().min(1),
  ENGINE_DATABASE_URL: z.string().min(1),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(10),
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  TEMPORAL_DEADLINE_SECONDS: z.coerce.number().min(0.1).max(60).default(5),
  VAULT_KEYS: optional(z.string()),
  VAULT_KEY_FILE: optional(z.string()),
  ALLOWED_PRIVATE_HOSTS: commaList,
  SETTLE_SECONDS: seconds(2),
  UNDO_SECONDS: seconds(5),
  N8N_WEBHOOK_URL: optional(address),
  N8N_TEST_WEBHOOK_URL: optional(address),
  N8N_HMAC_SECRET: optional(z.string()),
  WHATSAPP_API_URL: address.default('https://graph.facebook.com'),
  GRAPH_API_VERSION: z.string().default('v26.0'),
  WHATSAPP_APP_SECRET: optional(z.string()),
  WHATSAPP_VERIFY_TOKEN: optional(z.string()),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(address),
  KEYCLOAK_URL: address,
  KEYCLOAK_REALM: z.string().default('locanda'),
  KEYCLOAK_CLIENT_ID: z.string().default('locanda-web'),
  KEYCLOAK_SERVICE_CLIENT_ID: z.string().default('locanda-service'),
  KEYCLOAK_SERVICE_CLIENT_SECRET: optional(z.string()),
  READS_PER_MINUTE: z.coerce.number().int().min(1).default(6000),
  WRITES_PER_MINUTE: z.coerce.number().int().min(1).default(300),
})

export type ApiConfig = ReturnType<typeof readConfig>

/**
 * Reads what the API takes from its environment; the only place that does.
 * @throws Error that names the variables that are missing or wrong, never their values.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The API's environment is not complete: ${wrong.join('; ')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    listenHost: env.LISTEN_HOST,
    publicUrl: env.PUBLIC_URL,
    webDist: env.WEB_DIST,
    logLevel: env.LOG_LEVEL,
    database: { app: env.APP_DATABASE_URL, engine: env.ENGINE_DATABASE_URL, connections: env.DATABASE_CONNECTIONS },
    temporal: {
      address: env.TEMPORAL_ADDRESS,
      namespace: env.TEMPORAL_NAMESPACE,
      deadlineSeconds: env.TEMPORAL_DEADLINE_SECONDS,
    },
    vault: { keys: env.VAULT_KEYS, keyFile: env.VAULT_KEY_FILE },
    allowedPrivateHosts: env.ALLOWED_PRIVATE_HOSTS,
    settleSeconds: env.SETTLE_SECONDS,
    undoSeconds: env.UNDO_SECONDS,
    n8n: { webhookUrl: env.N8N_WEBHOOK_URL, testWebhookUrl: env.N8N_TEST_WEBHOOK_URL, hmacSecret: env.N8N_HMAC_SECRET },
    whatsapp: {
      apiUrl: env.WHATSAPP_API_URL,
      graphVersion: env.GRAPH_API_VERSION,
      appSecret: env.WHATSAPP_APP_SECRET,
      verifyToken: env.WHATSAPP_VERIFY_TOKEN,
    },
    hasModel: env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined,
    keycloak: {
      url: env.KEYCLOAK_URL.replace(/\/+$/, ''),
      realm: env.KEYCLOAK_REALM,
      clientId: env.KEYCLOAK_CLIENT_ID,
      serviceClientId: env.KEYCLOAK_SERVICE_CLIENT_ID,
      serviceClientSecret: env.KEYCLOAK_SERVICE_CLIENT_SECRET,
    },
    rateLimits: { readsPerMinute: env.READS_PER_MINUTE, writesPerMinute: env.WRITES_PER_MINUTE },
  }
}
