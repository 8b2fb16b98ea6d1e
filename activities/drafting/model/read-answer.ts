import type OpenAI from 'openai'
import { Stream } from 'openai/streaming'
import { z } from 'zod'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'
import { ModelError } from './model-error.ts'

/** Servers differ: whatever is missing is missing. */
const Usage = z.object({ prompt_tokens: z.number().int().min(0), completion_tokens: z.number().int().min(0) })
const Choice = z.object({
  finish_reason: z.string().nullish(),
  message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
  delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
})
const Answer = z.object({
  choices: z.array(Choice).nullish().catch(null),
  usage: Usage.nullish().catch(null),
  error: z.unknown().optional(),
})

export type ModelAnswer = {
  content: string
  finishReason: string | null
  refusal: string
  usage: z.infer<typeof Usage> | null
}

/** The client knows how loud a stream may be about what is wrong with it: it quotes guests. */
type Reading = { client: OpenAI; onContent: (soFar: string) => void }

const EMPTY: ModelAnswer = { content: '', finishReason: null, refusal: '', usage: null }

/**
 * Reads an answer, whole or as a stream; `onContent` hears what has come of it so far.
 * @throws ModelError where it is no answer, or not all of one.
 */
export async function readAnswer(response: Response, { client, onContent }: Reading): Promise<ModelAnswer> {
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'text/event-stream') return readStream(response, { client, onContent })
  const body = await response.text()
  if (body.trim() === '') throw new ModelError('empty_body')
  if (!/^application\/(?:[\w.+-]+\+)?json$/.test(type)) throw new ModelError('wrong_content_type')
  const json = jsonOrNull(body)
  if (json === null) throw new ModelError('invalid_json')
  return grow(EMPTY, json)
}

async function readStream(response: Response, { client, onContent }: Reading): Promise<ModelAnswer> {
  let answer: ModelAnswer = EMPTY
  let isEmpty = true
  for await (const chunk of Stream.fromSSEResponse<unknown>(response, new AbortController(), client)) {
    isEmpty = false
    const before = answer.content.length
    answer = grow(answer, chunk)
    if (answer.content.length > before) onContent(answer.content)
  }
  if (isEmpty) throw new ModelError('empty_body')
  if (answer.finishReason === null) throw new ModelError('cut_stream')
  return answer
}

function grow(answer: ModelAnswer, json: unknown): ModelAnswer {
  const parsed = Answer.safeParse(json)
  if (!parsed.success) throw new ModelError('invalid_json')
  const { choices, usage, error } = parsed.data
  if (error !== undefined && error !== null) throw new ModelError('server_error')
  const choice = choices?.[0]
  const said = choice?.message ?? choice?.delta
  return {
    content: answer.content + (said?.content ?? ''),
    refusal: answer.refusal + (said?.refusal ?? ''),
    finishReason: choice?.finish_reason ?? answer.finishReason,
    usage: usage ?? answer.usage,
  }
}
