import { z } from 'zod'
import { cutText } from '#workflows/domain/cut-text.ts'
import { DRAFT_LANGUAGES, type Draft, RISKS } from '#workflows/domain/draft.ts'
import { jsonOrNull } from '#workflows/domain/json-or-null.ts'

/** What a model is asked for. It has no field for a recipient, a channel or a state: a model can name none of them. */
export const ModelOutput = z.object({
  reply: z.string(),
  language: z.enum(DRAFT_LANGUAGES),
  confidence: z.number(),
  topics: z.array(z.string()),
  claims: z.array(z.object({ sentence: z.string(), fact: z.string().nullable() })),
  unknowns: z.array(z.string()),
  risks: z.array(z.enum(RISKS)),
  needsReply: z.boolean(),
})

const LIST_MAX = 30
const short = (text: string) => cutText(text.toWellFormed().replace(/\s+/g, ' ').trim(), 300)

export type ModelAnswer = { draft: Draft } | { draft: null; problem: string }

/** Reads a model's answer as data: the schema, then bounds on everything. `problem` is fit to be told to the model. */
export function readModelOutput(content: string | null | undefined): ModelAnswer {
  const json = jsonOrNull(unfenced(content ?? ''))
  if (json === null) return { draft: null, problem: 'The answer was not JSON.' }
  const parsed = ModelOutput.safeParse(json)
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    return { draft: null, problem: `The answer did not match the schema: ${issues.join('; ')}` }
  }
  const { reply, confidence, topics, claims, unknowns, ...rest } = parsed.data
  if (rest.needsReply && reply.trim() === '') return { draft: null, problem: 'The reply was empty.' }
  return {
    draft: {
      ...rest,
      reply: reply.toWellFormed(),
      confidence: Math.max(1, Math.min(10, Math.round(confidence))),
      topics: topics.slice(0, LIST_MAX).map(short),
      claims: claims.slice(0, LIST_MAX).map(({ sentence, fact }) => ({ sentence: short(sentence), fact })),
      unknowns: unknowns.slice(0, LIST_MAX).map(short),
    },
  }
}

/** Some servers wrap the object in a code fence. */
const unfenced = (content: string) => content.trim().replace(/^```(?:json)?\s*|\s*```$/g, '')
