import type { ReplayView } from '#api/contract/replays.ts'
import type { Transaction } from '#prisma/client.ts'
import type { ReplayModel } from '#prisma/generated/models.ts'
import { countCases } from '#prisma/replay/read-replays.ts'
import { replaySummary } from './replay-summary.ts'

/** A replay with what it has come to so far. */
export async function toReplayView(tx: Transaction, replay: ReplayModel): Promise<ReplayView> {
  const { id, hostId, state, withModel, since, createdAt, endedAt } = replay
  const figures = await countCases(tx, { hostId, replayId: id })
  return {
    ...{ id, state, withModel, bursts: figures.bursts, done: figures.done },
    since: since.toISOString(),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    summary: replaySummary(figures),
  }
}
