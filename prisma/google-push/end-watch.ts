import type { Transaction } from '#prisma/client.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

const DAY_MS = 86_400_000

/** `expiresAt`: when Google stops by itself. `fault`: why it did not agree; null for what only has to be tried again. */
export type WatchAnswer = { expiresAt: Date } | { fault: Sentence | null }

type Asked = { hostId: string; sourceId: string; askedAt: Date }

/** Keeps what came of asking Google. What it agreed to is asked for again after a day, as Google advises; it lasts a week. */
export async function endWatch(
  tx: Transaction,
  { hostId, sourceId, askedAt }: Asked,
  answer: WatchAnswer,
): Promise<void> {
  const data =
    'fault' in answer
      ? { fault: storedFault(answer.fault) }
      : {
          watchedAt: askedAt,
          expiresAt: answer.expiresAt,
          nextAt: new Date(askedAt.getTime() + DAY_MS),
          fault: storedFault(null),
        }
  await tx.googleWatch.updateMany({ where: { hostId, sourceId }, data })
}
