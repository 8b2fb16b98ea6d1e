import { z } from 'zod'
import type { OwedQuestion } from '#workflows/domain/deferrals/open-questions.ts'
import { type DraftQuestion, QUESTION_KINDS, QUESTION_STATES } from '#workflows/domain/draft.ts'

const Owed = z.array(z.object({ text: z.string(), topics: z.array(z.string()) }))
const Question = z.object({
  text: z.string(),
  kind: z.enum(QUESTION_KINDS),
  topics: z.array(z.string()),
  state: z.enum(QUESTION_STATES),
})
const Evidence = z.object({ topics: z.array(z.string()).catch([]), questions: z.array(Question).catch([]) })

/** What `deferral.questions` holds; none also where only another version of the program understands it. */
export const readOwedQuestions = (value: unknown): OwedQuestion[] => Owed.safeParse(value).data ?? []

export type Asked = { questions: DraftQuestion[]; topics: string[] }

/** What `message.evidence` says was asked. */
export const readAsked = (evidence: unknown): Asked =>
  Evidence.safeParse(evidence).data ?? { questions: [], topics: [] }
