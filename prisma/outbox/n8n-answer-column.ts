import { z } from 'zod'
import { DRAFT_LANGUAGES, RISKS } from '#workflows/domain/draft.ts'

const Column = z.object({
  reply: z.string(),
  confidence: z.number(),
  language: z.enum(DRAFT_LANGUAGES).nullable(),
  needsReply: z.boolean(),
  topics: z.array(z.string()),
  unknowns: z.array(z.string()),
  risks: z.array(z.enum(RISKS)),
})

/** What n8n wrote, as it is kept until a drafter takes it. */
export type StoredN8nAnswer = z.infer<typeof Column>

/** What `n8n_answer.answer` holds; null also for what only another version of the program understands. */
export const readN8nAnswer = (value: unknown): StoredN8nAnswer | null => Column.safeParse(value).data ?? null
