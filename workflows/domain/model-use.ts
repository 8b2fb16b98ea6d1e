/** What a draft cost at a model server; null: the server did not say, or nobody set a price. */
export type ModelUse = {
  model: string
  calls: number
  inputTokens: number | null
  outputTokens: number | null
  /** Millionths of the currency that prices are set in. */
  costMicros: number | null
}

/** How many drafts a model writes for one host in a day, unless the installation or the host wants fewer: more is a mistake. */
export const DEFAULT_MODEL_DRAFTS_PER_DAY = 1_000

/** Per million tokens. */
export type ModelPrices = { input?: number | undefined; output?: number | undefined }

const add = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0))

/** What several calls took together. */
export const addUse = (before: ModelUse | undefined, { model, ...more }: ModelUse): ModelUse => ({
  model,
  calls: (before?.calls ?? 0) + more.calls,
  inputTokens: add(before?.inputTokens ?? null, more.inputTokens),
  outputTokens: add(before?.outputTokens ?? null, more.outputTokens),
  costMicros: add(before?.costMicros ?? null, more.costMicros),
})

/** Null where a price or a number of tokens is missing. */
export function costOf(
  { inputTokens, outputTokens }: Pick<ModelUse, 'inputTokens' | 'outputTokens'>,
  { input, output }: ModelPrices,
): number | null {
  if (inputTokens === null || outputTokens === null || input === undefined || output === undefined) return null
  return Math.round(inputTokens * input + outputTokens * output)
}
