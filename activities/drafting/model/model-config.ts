import type { ModelPrices } from '#workflows/domain/model-use.ts'
import type { ModelServer } from './ask-model.ts'

export type ModelConfig = {
  apiKey?: string | undefined
  baseUrl?: string | undefined
  name?: string | undefined
  prices?: ModelPrices
  silenceMs?: number
  totalMs?: number
  now?: () => Date
}

const DEFAULT_MODEL = 'gpt-5-mini'
const DEFAULT_BASE_URL = 'https://api.openai.com/v1'
/** A first try and its repair stay within what the activity has: two minutes of the three. */
const PATIENCE = { silenceMs: 45_000, totalMs: 60_000 } as const

/** True when the configuration names a model server at all; without one the built-in drafter answers. */
export const hasModel = ({ apiKey, baseUrl }: ModelConfig): boolean => apiKey !== undefined || baseUrl !== undefined

/** The server that the configuration names, with what it leaves out. */
export const modelServerOf = (config: ModelConfig): ModelServer => ({
  apiKey: config.apiKey ?? 'none',
  baseUrl: config.baseUrl ?? DEFAULT_BASE_URL,
  model: config.name ?? DEFAULT_MODEL,
  prices: config.prices ?? {},
  silenceMs: config.silenceMs ?? PATIENCE.silenceMs,
  totalMs: config.totalMs ?? PATIENCE.totalMs,
  now: config.now ?? (() => new Date()),
})
