import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai'
import { zodResponseFormat } from 'openai/helpers/zod'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Drafter, DrafterContext } from '#activities/drafting/drafter.ts'
import { ModelOutput, readModelOutput } from '#activities/drafting/model-output.ts'
import { buildPrompt } from '#activities/drafting/model-prompt.ts'
import { AppError } from '#workflows/domain/errors.ts'

export type ModelConfig = {
  apiKey?: string | undefined
  baseUrl?: string | undefined
  name?: string | undefined
  timeoutMs?: number
}

const DEFAULT_MODEL = 'gpt-5-mini'
const DEFAULT_BASE_URL = 'https://api.openai.com/v1'
/** Two of them, a first try and its repair, stay within the two minutes that the activity has. */
const TIMEOUT_MS = 45_000
const ANSWER_TOKENS = 2_000
const RETRY_AFTER_MAX_SECONDS = 300

/** True when the configuration names a model server at all; without one the built-in drafter answers. */
export const hasModel = ({ apiKey, baseUrl }: ModelConfig): boolean => apiKey !== undefined || baseUrl !== undefined

/**
 * A drafter on any OpenAI-compatible server. It is asked once, and once more when its answer breaks the schema; all other
 * repetition is Temporal's.
 * @throws AppError, from the drafter: rate_limited (with the server's Retry-After), upstream_unavailable, and rule_refused
 * when the server refuses us or its answer stays unusable.
 */
export function createModelDrafter(config: ModelConfig): Drafter {
  const model = config.name ?? DEFAULT_MODEL
  const client = new OpenAI({
    apiKey: config.apiKey ?? 'none',
    baseURL: config.baseUrl ?? DEFAULT_BASE_URL,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: config.timeoutMs ?? TIMEOUT_MS,
    logLevel: 'off',
  })
  const ask = (messages: ChatCompletionMessageParam[], signal: AbortSignal | undefined) =>
    client.chat.completions.create(
      {
        model,
        messages,
        response_format: zodResponseFormat(ModelOutput, 'draft'),
        max_completion_tokens: ANSWER_TOKENS,
      },
      { ...(signal && { signal }) },
    )
  return async (situation, context) => {
    const { system, user } = buildPrompt(situation)
    const messages: ChatCompletionMessageParam[] = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ]
    const first = await inOurKinds(context, () => ask(messages, context.signal))
    const content = first.choices?.[0]?.message?.content
    const answer = readModelOutput(content)
    if (answer.draft !== null) return { draft: answer.draft, drafter: model }
    const repair: ChatCompletionMessageParam[] = [
      ...messages,
      { role: 'assistant', content: String(content ?? '').slice(0, 4000) },
      { role: 'user', content: `${answer.problem} Answer again with one JSON object that matches the schema.` },
    ]
    const second = await inOurKinds(context, () => ask(repair, context.signal))
    const repaired = readModelOutput(second.choices?.[0]?.message?.content)
    if (repaired.draft !== null) return { draft: repaired.draft, drafter: model }
    throw new AppError('rule_refused', { code: 'model_gave_nothing', message: repaired.problem })
  }
}

/** Says what went wrong in our own kinds. */
async function inOurKinds<T>({ signal }: DrafterContext, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof APIUserAbortError) signal?.throwIfAborted()
    throw toAppError(error)
  }
}

function toAppError(error: unknown): unknown {
  const code = 'model_away'
  if (error instanceof SyntaxError || error instanceof APIConnectionError) {
    return new AppError('upstream_unavailable', { code, message: `model: ${error.name}`, cause: error })
  }
  if (!(error instanceof APIError)) return error
  const status = error.status ?? 500
  const message = `model: HTTP ${status}`
  if (status === 429) {
    const seconds = Number(error.headers?.get('retry-after'))
    const retryAfterSeconds =
      Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, RETRY_AFTER_MAX_SECONDS) : undefined
    return new AppError('rate_limited', {
      code,
      message,
      cause: error,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    })
  }
  if (status >= 500 || status === 408) return new AppError('upstream_unavailable', { code, message, cause: error })
  return new AppError('rule_refused', { code: 'model_refused', message, cause: error })
}
