import { z } from 'zod'
import type { ModelUse } from '#workflows/domain/model-use.ts'

const Count = z.number().int().min(0)
const Column: z.ZodType<ModelUse> = z.object({
  model: z.string(),
  calls: Count,
  inputTokens: Count.nullable(),
  outputTokens: Count.nullable(),
  costMicros: Count.nullable(),
})

/** What `message.model_use` holds; null also for what only another version of the program understands. */
export const readModelUse = (value: unknown): ModelUse | null => Column.safeParse(value).data ?? null
