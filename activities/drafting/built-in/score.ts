import type { Answer } from '#activities/drafting/built-in/answer-topic.ts'
import type { Asked } from '#activities/drafting/built-in/understand.ts'

/** How sure the built-in drafter may be: by what it could answer, not by how it feels. */
export function scoreAnswers(asked: Asked[], answers: Answer[]): number {
  const open =
    asked.filter(({ topic }) => topic === null).length + answers.filter(({ strength }) => strength === 'open').length
  const known = answers.filter(({ strength }) => strength !== 'open').length
  if (known === 0) return answers.some(({ sentences }) => sentences.length > 0) ? 4 : 3
  if (open > 0) return known > open ? 6 : 5
  if (answers.some(({ strength }) => strength === 'loose')) return 7
  if (asked.some(({ isClear }) => !isClear)) return 7
  return asked.length <= 2 ? 10 : 9
}
