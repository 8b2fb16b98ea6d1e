import { Prisma } from '#prisma/client.ts'
import { topicCode } from '#workflows/domain/facts/say/topic-code.ts'
import { type DraftReason, isDraftReason, isSentence, type Sentence } from '#workflows/domain/sentences/sentence.ts'

/** For a `fault` column; null is SQL's own. */
export const storedFault = (fault: Sentence | null) => fault ?? Prisma.DbNull

/** What a `fault` column holds; null also for what only another version of the program understands. */
export const readFault = (value: unknown): Sentence | null => (isSentence(value) ? value : null)

/** Topics as codes, also where an earlier version kept them in the words of a language. */
const withCodes = (reason: DraftReason): DraftReason => {
  if (reason.code === 'not_earned')
    return { ...reason, params: { ...reason.params, topics: reason.params.topics.map(topicCode) } }
  if (
    reason.code === 'unknown' ||
    reason.code === 'set_never' ||
    reason.code === 'leaves_as_earned' ||
    reason.code === 'leaves_as_set'
  )
    return { ...reason, params: { topics: reason.params.topics.map(topicCode) } }
  return reason
}

/** What `message.reasons` holds, without what only another version of the program understands. */
export const readReasons = (value: unknown): DraftReason[] =>
  Array.isArray(value) ? value.filter(isDraftReason).map(withCodes) : []
