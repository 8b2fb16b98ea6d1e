import { z } from 'zod'
import {
  optional,
  readEnvironment,
  SharedEnvironment,
  sharedConfig,
  tellFormerNames,
  webAddress,
} from '#prisma/environment.ts'

const Environment = SharedEnvironment.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  LISTEN_ADDRESS: z.string().default('127.0.0.1'),
  WEB_DIST: optional(z.string()),
  N8N_TEST_WEBHOOK_URL: optional(webAddress),
  WHATSAPP_APP_SECRET: optional(z.string()),
  WHATSAPP_VERIFY_TOKEN: optional(z.string()),
  KEYCLOAK_URL: webAddress,
  KEYCLOAK_REALM: z.string().default('locanda'),
  KEYCLOAK_CLIENT_ID: z.string().default('locanda-web'),
  KEYCLOAK_SERVICE_CLIENT_ID: z.string().default('locanda-service'),
  KEYCLOAK_SERVICE_CLIENT_SECRET: optional(z.string()),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  READS_PER_MINUTE: z.coerce.number().int().min(1).default(6000),
  REFUSALS_PER_MINUTE: z.coerce.number().int().min(1).default(300),
  WRITES_PER_MINUTE: z.coerce.number().int().min(1).default(300),
})

export type ApiConfig = ReturnType<typeof readConfig>

/**
 * Reads what the API takes from its environment; the only place that does.
 * @throws Error that names the variables that are missing or wrong, never their values.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const env = readEnvironment(Environment, 'API', environment)
  const shared = sharedConfig(env)
  return {
    ...shared,
    formerNames: tellFormerNames(environment),
    port: env.PORT,
    listenAddress: env.LISTEN_ADDRESS,
    webDist: env.WEB_DIST,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    temporal: {
      address: env.TEMPORAL_ADDRESS,
      namespace: env.TEMPORAL_NAMESPACE,
    },
    n8n: { ...shared.n8n, testWebhookUrl: env.N8N_TEST_WEBHOOK_URL },
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
    rateLimits: {
      readsPerMinute: env.READS_PER_MINUTE,
      writesPerMinute: env.WRITES_PER_MINUTE,
      refusalsPerMinute: env.REFUSALS_PER_MINUTE,
    },
  }
}
