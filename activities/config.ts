import { z } from 'zod'
import {
  commaList,
  optional,
  readEnvironment,
  SharedEnvironment,
  sharedConfig,
  tellFormerNames,
} from '#prisma/environment.ts'

/** A worker holds more at once than a call of the API does. */
const CONNECTIONS = 20

/** Of a million tokens. */
const price = z.coerce.number().min(0).max(100_000)

const Environment = SharedEnvironment.extend({
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(CONNECTIONS),
  OPENAI_MODEL: optional(z.string()),
  OPENAI_INPUT_PRICE: optional(price),
  OPENAI_OUTPUT_PRICE: optional(price),
  EML_FOLDER: optional(z.string()),
  /** Of one number: Meta takes 80, and 1,000 of one that it has moved up. */
  WHATSAPP_MESSAGES_PER_SECOND: z.coerce.number().int().min(1).max(1_000).default(80),
  WORKFLOW_BUNDLE: optional(z.string()),
  SENTENCE_MODEL: optional(z.string()),
  ALERT_EMAILS: commaList.pipe(z.array(z.email())),
  ORIGINALS_KEPT_DAYS: z.coerce.number().int().min(1).max(3_650).default(90),
})

export type WorkerConfig = ReturnType<typeof readConfig>

/**
 * Reads what the worker takes from its environment; the only place that does.
 * @throws Error that names the variables that are missing or wrong, never their values.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const env = readEnvironment(Environment, 'worker', environment)
  return {
    ...sharedConfig(env),
    formerNames: tellFormerNames(environment),
    temporal: { address: env.TEMPORAL_ADDRESS, namespace: env.TEMPORAL_NAMESPACE },
    whatsapp: {
      apiUrl: env.WHATSAPP_API_URL,
      graphVersion: env.GRAPH_API_VERSION,
      messagesPerSecond: env.WHATSAPP_MESSAGES_PER_SECOND,
    },
    model: {
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
      name: env.OPENAI_MODEL,
      prices: { input: env.OPENAI_INPUT_PRICE, output: env.OPENAI_OUTPUT_PRICE },
    },
    /** The folder of the model by which sentences are compared in meaning; without it they are chosen by their words. */
    sentenceModel: env.SENTENCE_MODEL,
    emlFolder: env.EML_FOLDER,
    /** The file with the code of all workflows; made at the start where none is named. */
    workflowBundle: env.WORKFLOW_BUNDLE,
    alertEmails: env.ALERT_EMAILS,
    originalsKeptDays: env.ORIGINALS_KEPT_DAYS,
  }
}
