import type { ReplayView } from '#api/contract/replays.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { findReplays } from '#prisma/replay/read-replays.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { toReplayView } from './replay-view.ts'

/** @throws AppError not_found, also for another host's. */
export const readReplay = (
  { deps, host }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<ReplayView> =>
  inHost(deps.db, host.id, async (tx) => {
    const [replay] = await findReplays(tx, { hostId: host.id, id, take: 1 })
    if (replay === undefined) throw notFound('Replay')
    return toReplayView(tx, replay)
  })
