import type { Transaction } from '#prisma/client.ts'
import type { ReplayModel } from '#prisma/generated/models.ts'

/** So many of a host's replays are kept: an older one gives way to a new one. */
export const KEPT_REPLAYS = 5

export type ToStart = { hostId: string; days: number; withModel: boolean; now: Date }

/** Begins a replay, which the worker takes up; where one of the host's runs it is that one. `isNew`: it was begun just now. */
export async function startReplay(
  tx: Transaction,
  { hostId, days, withModel, now }: ToStart,
): Promise<{ replay: ReplayModel; isNew: boolean }> {
  // Two who start at once take turns: of the second the first is the answer.
  await tx.$queryRaw`select 1 from host where id = ${hostId}::uuid for no key update`
  const running = await tx.replay.findFirst({ where: { hostId, endedAt: null } })
  if (running !== null) return { replay: running, isNew: false }
  const since = new Date(now.getTime() - days * 86_400_000)
  const replay = await tx.replay.create({ data: { hostId, since, withModel } })
  const kept = await tx.replay.findMany({
    where: { hostId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: KEPT_REPLAYS,
    select: { id: true },
  })
  await tx.replay.deleteMany({ where: { hostId, id: { notIn: kept.map(({ id }) => id) } } })
  return { replay, isNew: true }
}
