import { z } from 'zod'
import { googleConfig } from '#prisma/google-config.ts'
import { n8nConfig } from '#prisma/n8n-config.ts'
import { DEFAULT_MODEL_DRAFTS_PER_DAY } from '#workflows/domain/model-use.ts'
import { UNDO_SECONDS } from '#workflows/domain/reply-settings.ts'
import { DEFAULT_SEND_CAPS } from '#workflows/domain/send-caps.ts'

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)

/** A variable that may be missing; an empty one is missing too. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional())
export const webAddress = z.url({ protocol: /^https?$/ })

const seconds = (fallback: number) => z.coerce.number().min(0).max(600).default(fallback)
const most = (fallback: number) => z.coerce.number().int().min(1).max(1_000_000).default(fallback)
/** Entries between commas; empty ones are none. */
export const commaList = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )

/** What API and worker both take from their environment. */
export const SharedEnvironment = z.object({
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  APP_DATABASE_URL: z.string().min(1),
  ENGINE_DATABASE_URL: z.string().min(1),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(10),
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  VAULT_KEYS: optional(z.string()),
  VAULT_KEY_FILE: optional(z.string()),
  ALLOWED_PRIVATE_SERVERS: commaList,
  PUBLIC_URL: optional(webAddress),
  SETTLE_SECONDS: seconds(2),
  UNDO_SECONDS: seconds(UNDO_SECONDS.default),
  AUTOMATIC_PER_GUEST_A_DAY: most(DEFAULT_SEND_CAPS.perGuestADay),
  AUTOMATIC_PER_PROPERTY_AN_HOUR: most(DEFAULT_SEND_CAPS.perPropertyAnHour),
  AUTOMATIC_PER_HOST_AN_HOUR: most(DEFAULT_SEND_CAPS.perHostAnHour),
  AUTOMATIC_PER_HOST_A_DAY: most(DEFAULT_SEND_CAPS.perHostADay),
  N8N_WEBHOOK_URL: optional(webAddress),
  N8N_HMAC_SECRET: optional(z.string()),
  N8N_WRITES_DRAFTS: z.preprocess(blankIsAbsent, z.enum(['true', 'false']).default('false')),
  WHATSAPP_API_URL: webAddress.default('https://graph.facebook.com'),
  GRAPH_API_VERSION: z.string().default('v26.0'),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_URL: optional(webAddress),
  GOOGLE_PUSH_TOPIC: optional(z.string().regex(/^projects\/[^/\s]+\/topics\/[^/\s]+$/)),
  GOOGLE_PUSH_ACCOUNT: optional(z.email()),
  GOOGLE_PUSH_AUDIENCE: optional(z.string()),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(webAddress),
  MODEL_DRAFTS_PER_HOST_A_DAY: most(DEFAULT_MODEL_DRAFTS_PER_DAY),
})

/** The same by the names that the programs use. @throws Error where n8n is to write drafts, or Google to announce mail, and something for it is missing. */
export const sharedConfig = (env: z.output<typeof SharedEnvironment>) => ({
  logLevel: env.LOG_LEVEL,
  database: { app: env.APP_DATABASE_URL, engine: env.ENGINE_DATABASE_URL, connections: env.DATABASE_CONNECTIONS },
  vault: { keys: env.VAULT_KEYS, keyFile: env.VAULT_KEY_FILE },
  allowedPrivateServers: env.ALLOWED_PRIVATE_SERVERS,
  publicUrl: env.PUBLIC_URL,
  settleSeconds: env.SETTLE_SECONDS,
  undoSeconds: env.UNDO_SECONDS,
  sendCaps: {
    perGuestADay: env.AUTOMATIC_PER_GUEST_A_DAY,
    perPropertyAnHour: env.AUTOMATIC_PER_PROPERTY_AN_HOUR,
    perHostAnHour: env.AUTOMATIC_PER_HOST_AN_HOUR,
    perHostADay: env.AUTOMATIC_PER_HOST_A_DAY,
  },
  google: googleConfig(env),
  modelDraftsPerDay: env.MODEL_DRAFTS_PER_HOST_A_DAY,
  n8n: n8nConfig(env),
})

/** Names that variables had before, by the one that they have now. */
const FORMER_NAMES = { ALLOWED_PRIVATE_SERVERS: 'ALLOWED_PRIVATE_HOSTS', LISTEN_ADDRESS: 'LISTEN_HOST' } as const

/** The environment with what is said under a former name only. */
export const withFormerNames = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  ...Object.fromEntries(
    Object.entries(FORMER_NAMES).map(([name, former]) => [name, environment[name] || environment[former]]),
  ),
})

/** A sentence for the log on each variable that is set under a former name; it never has the value. */
export const tellFormerNames = (environment: NodeJS.ProcessEnv): string[] =>
  Object.entries(FORMER_NAMES)
    .filter(([, former]) => Boolean(environment[former]))
    .map(([name, former]) => `${former} is called ${name} now; it is still read where ${name} is not set`)

/**
 * Checks an environment. `program` is who says so when it is not complete.
 * @throws Error that names the variables that are missing or wrong, never their values.
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  program: string,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const parsed = schema.safeParse(withFormerNames(environment))
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment of the ${program} is not complete: ${wrong.join('; ')}`)
}
