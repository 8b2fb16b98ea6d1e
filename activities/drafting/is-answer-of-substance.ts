import { z } from 'zod'
import type { MessageModel } from '#prisma/generated/models.ts'
import { QUESTION_KINDS, QUESTION_STATES } from '#workflows/domain/draft.ts'

const Evidence = z.object({
  questions: z.array(z.object({ kind: z.enum(QUESTION_KINDS), state: z.enum(QUESTION_STATES) })),
})

type Said = Pick<MessageModel, 'kind' | 'text' | 'aiText' | 'approvedAt' | 'evidence'>

/**
 * Whether what went out answered something. A person's own words always do; a fallback never does, nor a draft that put off all it
 * was asked, nor a receipt for news that no person has seen.
 */
export function isAnswerOfSubstance({ kind, text, aiText, approvedAt, evidence }: Said): boolean {
  if (kind === 'host_reply') return true
  if (kind !== 'draft') return false
  const isEdited = approvedAt !== null && aiText !== null && aiText !== text
  const read = Evidence.safeParse(evidence)
  // Of before questions were kept, or where nothing was asked.
  if (isEdited || !read.success || read.data.questions.length === 0) return true
  const { questions } = read.data
  if (questions.every((question) => question.kind === 'news')) return approvedAt !== null
  return questions.some((question) => question.state === 'answered')
}
