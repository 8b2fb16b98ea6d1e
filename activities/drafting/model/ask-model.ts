import OpenAI from 'openai'
import type { ChatCompletionCreateParamsStreaming, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { costOf, type ModelPrices, type ModelUse } from '#workflows/domain/model-use.ts'
import { ModelError } from './model-error.ts'
import { type ModelAnswer, readAnswer } from './read-answer.ts'
import { toModelError } from './transport-fault.ts'
import { type Patience, watchedFetch } from './watched-fetch.ts'

export type ModelServer = Patience & {
  apiKey: string
  baseUrl: string
  model: string
  prices: ModelPrices
  now: () => Date
}

export type Question = {
  messages: ChatCompletionMessageParam[]
  format: ChatCompletionCreateParamsStreaming['response_format'] & object
  maxTokens: number
  signal?: AbortSignal | undefined
  /** Hears the answer as far as it has come. */
  onContent: (soFar: string) => void
}

export type Answered = Pick<ModelAnswer, 'content' | 'finishReason' | 'refusal'> & { use: ModelUse }

/**
 * Asks the model server once, and reads its answer as it comes.
 * @throws ModelError by the kind of what went wrong; the signal's reason where the caller gave up.
 */
export async function askModel(server: ModelServer, question: Question): Promise<Answered> {
  const { apiKey, baseUrl, model, totalMs } = server
  const watch = watchedFetch(server)
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    // The watch is first.
    timeout: totalMs * 2,
    logLevel: 'off',
    fetch: watch.fetch,
  })
  const { signal } = question
  const giveUp = () => watch.abort()
  signal?.addEventListener('abort', giveUp)
  try {
    signal?.throwIfAborted()
    const response = await client.chat.completions.create(paramsOf(model, question)).asResponse()
    const { content, finishReason, refusal, usage } = await readAnswer(response, { client, ...question })
    const tokens = { inputTokens: usage?.prompt_tokens ?? null, outputTokens: usage?.completion_tokens ?? null }
    failIfEnded(signal, watch.failure())
    return { content, finishReason, refusal, use: useOf(server, tokens) }
  } catch (error) {
    failIfEnded(signal, watch.failure())
    const failure = toModelError(error, server.now())
    if (failure instanceof ModelError) failure.use = useOf(server, { inputTokens: null, outputTokens: null })
    throw failure
  } finally {
    signal?.removeEventListener('abort', giveUp)
    watch.ended()
  }

  function failIfEnded(ended: AbortSignal | undefined, failure: unknown): void {
    ended?.throwIfAborted()
    if (failure === undefined) return
    if (failure instanceof ModelError) failure.use = useOf(server, { inputTokens: null, outputTokens: null })
    throw failure
  }
}

const paramsOf = (model: string, { messages, format, maxTokens }: Question): ChatCompletionCreateParamsStreaming => ({
  model,
  messages,
  response_format: format,
  max_completion_tokens: maxTokens,
  stream: true,
  stream_options: { include_usage: true },
})

const useOf = ({ model, prices }: ModelServer, tokens: Pick<ModelUse, 'inputTokens' | 'outputTokens'>): ModelUse => ({
  model,
  calls: 1,
  ...tokens,
  costMicros: costOf(tokens, prices),
})
