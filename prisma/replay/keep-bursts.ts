import type { Transaction } from '#prisma/client.ts'
import type { PastBurst } from '#workflows/domain/replay/find-bursts.ts'

export type BurstOfChat = PastBurst & { chatId: string }

/** Writes down what is to be replayed, in order of time, and that it can begin. Done again it is the same. */
export async function keepBursts(
  tx: Transaction,
  { hostId, replayId, bursts }: { hostId: string; replayId: string; bursts: readonly BurstOfChat[] },
): Promise<void> {
  const { count } = await tx.replay.updateMany({
    where: { id: replayId, hostId, state: 'waiting' },
    data: { state: 'running', tries: 0 },
  })
  if (count === 0) return
  const data = bursts.map(({ at, answeredAt, ...burst }, position) => ({
    ...{ ...burst, replayId, hostId, position },
    askedAt: new Date(at),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
  }))
  await tx.replayCase.createMany({ data })
}
