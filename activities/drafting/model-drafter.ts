import { zodResponseFormat } from 'openai/helpers/zod'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Drafter, DrafterContext } from '#activities/drafting/drafter.ts'
import { type Answered, askModel, type ModelServer } from '#activities/drafting/model/ask-model.ts'
import { type ModelConfig, modelServerOf } from '#activities/drafting/model/model-config.ts'
import { ModelError } from '#activities/drafting/model/model-error.ts'
import { partialReply } from '#activities/drafting/model/partial-reply.ts'
import { ModelOutput, readModelOutput } from '#activities/drafting/model-output.ts'
import { buildPrompt } from '#activities/drafting/model-prompt.ts'
import { addUse, type ModelUse } from '#workflows/domain/model-use.ts'

const ANSWER_TOKENS = 2_000

/**
 * A drafter on any OpenAI-compatible server. It is asked once, and once more when its answer breaks the schema; all other
 * repetition is Temporal's.
 * @throws ModelError, from the drafter, with what was paid for; the signal's reason where it was cancelled.
 */
export function createModelDrafter(config: ModelConfig): Drafter {
  const server = modelServerOf(config)
  const { model: drafter } = server
  return async (situation, context) => {
    const { system, user } = buildPrompt(situation)
    const messages: ChatCompletionMessageParam[] = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ]
    const first = await ask(server, messages, { context })
    const answer = readModelOutput(contentOf(first))
    if (answer.draft !== null) return { draft: answer.draft, drafter, use: first.use }
    const repair: ChatCompletionMessageParam[] = [
      ...messages,
      { role: 'assistant', content: first.content.slice(0, 4000) },
      { role: 'user', content: `${answer.problem} Answer again with one JSON object that matches the schema.` },
    ]
    const second = await ask(server, repair, { context, paid: first.use })
    const repaired = readModelOutput(contentOf(second))
    if (repaired.draft !== null) return { draft: repaired.draft, drafter, use: second.use }
    const error = new ModelError(second.finishReason === 'length' ? 'answer_cut' : 'wrong_schema', {
      message: repaired.problem,
    })
    error.use = second.use
    throw error
  }
}

type Asking = { context: DrafterContext; paid?: ModelUse }

async function ask(
  server: ModelServer,
  messages: ChatCompletionMessageParam[],
  { context, paid }: Asking,
): Promise<Answered> {
  try {
    const answered = await askModel(server, {
      messages,
      format: zodResponseFormat(ModelOutput, 'draft'),
      maxTokens: ANSWER_TOKENS,
      signal: context.signal,
      onContent: (soFar) => context.onText?.(partialReply(soFar)),
    })
    return { ...answered, use: addUse(paid, answered.use) }
  } catch (error) {
    if (error instanceof ModelError && error.use !== undefined) error.use = addUse(paid, error.use)
    throw error
  }
}

/** @throws ModelError where the model declines to answer: asked again it would decline again. */
function contentOf({ content, refusal, finishReason, use }: Answered): string {
  if (refusal === '' && finishReason !== 'content_filter') return content
  const error = new ModelError('declined')
  error.use = use
  throw error
}
