import type { ReplayView, StartReplayInput } from '#api/contract/replays.ts'
import { answerOnce } from '#api/http/answer-once.ts'
import { auditEntry } from '#api/http/audit-entry.ts'
import type { HostContext } from '#api/http/define-route.ts'
import { recordAudit } from '#prisma/audit.ts'
import { databaseNow } from '#prisma/database-now.ts'
import { startReplay as start } from '#prisma/replay/start-replay.ts'
import { toReplayView } from './replay-view.ts'

/**
 * Has the host's past replayed; while a replay of theirs runs, that one is the answer.
 * @throws AppError rule_refused for another request under the same key.
 */
export const startReplay = (
  context: HostContext,
  { body: { days, withModel } }: { body: StartReplayInput },
): Promise<ReplayView> =>
  answerOnce(context, async (tx) => {
    const { replay, isNew } = await start(tx, { hostId: context.host.id, days, withModel, now: await databaseNow(tx) })
    const detail = { days, withModel }
    if (isNew) await recordAudit(tx, auditEntry(context, { action: 'replay.start', subject: replay.id, detail }))
    return toReplayView(tx, replay)
  })
