import { forbidsAnswers } from './forbids-answers.ts'

const ROBOT =
  /(?<![\w.+-])(?:no|not|do-?not|nicht|non|ne-?pas)[._-]?(?:reply|respond|answer|antworten|rispondere|repondre|responder)[\w.+-]{0,20}@/i
/** Fewer are what a guest wants to tell by it: a flight's number and its hour. */
const LEAST_WORDS = 8
const FIELD = /^\*?\p{L}[\p{L} ]{0,20}\s?[:：]/u

/** Whether what somebody passes on below words of their own is what a machine wrote to them: by its address, or since it wants no answer. */
export function isMachinesForward(lines: readonly string[]): boolean {
  const body = lines.slice(1).filter((line) => !FIELD.test(line.trim()))
  const words = body.join('\n').match(/[\p{L}\p{N}]+/gu) ?? []
  return (
    words.length >= LEAST_WORDS &&
    (forbidsAnswers(body.join('\n')) || lines.slice(0, 8).some((line) => ROBOT.test(line)))
  )
}
