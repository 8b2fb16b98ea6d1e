import type { SourceDeps } from '#activities/deps.ts'
import type { IngestResult } from '#activities/ingest/ingest-result.ts'
import { startReplies } from '#workflows/client/start-replies.ts'
import { isTemporalUnavailable } from '#workflows/client/temporal-unavailable.ts'
import { wakeMessages } from '#workflows/client/wake-messages.ts'

type Woken = Pick<IngestResult, 'toStart' | 'superseded'> & { hostId: string }

/** What was written longer ago is read after an outage: the sweep starts it at its own pace, and ingest goes on. */
const FRESH_MS = 3_600_000

/**
 * Starts the replies to what has just been stored, a burst at once, and wakes those that were overtaken. Temporal being
 * away is no failure: the sweep finds what was not started.
 */
export async function wakeReplies(deps: SourceDeps, { hostId, toStart, superseded }: Woken): Promise<void> {
  const freshAfter = deps.now().getTime() - FRESH_MS
  const fresh = toStart.filter(({ writtenAt }) => writtenAt.getTime() > freshAfter)
  try {
    await startReplies(
      deps,
      hostId,
      fresh.map(({ id }) => id),
    )
    await wakeMessages(deps, superseded)
  } catch (error) {
    if (!isTemporalUnavailable(error)) throw error
  }
}
