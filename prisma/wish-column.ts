import { z } from 'zod'
import { WISH_KINDS, type Wish } from '#workflows/domain/wish.ts'

const Answers = z.array(z.object({ asked: z.string(), text: z.string() }))
/** Wishes of before there were answers have none. */
const Column: z.ZodType<Wish> = z.object({
  kind: z.enum(WISH_KINDS),
  text: z.string(),
  before: z.string(),
  answers: Answers.default([]),
})

/** What `message.wish` holds; null also for what only another version of the program understands. */
export const readWish = (value: unknown): Wish | null => Column.safeParse(value).data ?? null
