import { Prisma } from '#prisma/client.ts'
import { type DraftReason, isDraftReason, isSentence, type Sentence } from '#workflows/domain/sentences/sentence.ts'

/** For a `fault` column; null is SQL's own. */
export const storedFault = (fault: Sentence | null) => fault ?? Prisma.DbNull

/** What a `fault` column holds; null also for what only another version of the program understands. */
export const readFault = (value: unknown): Sentence | null => (isSentence(value) ? value : null)

/** What `message.reasons` holds, without what only another version of the program understands. */
export const readReasons = (value: unknown): DraftReason[] => (Array.isArray(value) ? value.filter(isDraftReason) : [])
