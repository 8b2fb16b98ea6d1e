import type { SourceDeps } from '#activities/deps.ts'
import type { IngestResult } from '#activities/ingest/ingest-result.ts'
import { startReplies } from '#workflows/client/start-replies.ts'
import { isTemporalUnavailable } from '#workflows/client/temporal-unavailable.ts'
import { wakeMessages } from '#workflows/client/wake-messages.ts'

type Woken = Pick<IngestResult, 'toStart' | 'superseded'> & { hostId: string }

/** A batch is kept up so long by a Temporal that does not answer, once in half a minute. */
const ANSWER_MS = 2_000

/**
 * Starts the replies to what has just been stored, a burst at once and whatever its sender's clock says, and wakes those
 * that were overtaken. Temporal being away is no failure and holds up no mail: the sweep finds what was not told.
 */
export async function wakeReplies(deps: SourceDeps, { hostId, toStart, superseded }: Woken): Promise<void> {
  if (deps.temporalCircuit.isOpen) return
  const hurried = { ...deps, answerMs: ANSWER_MS }
  try {
    await startReplies(
      hurried,
      hostId,
      toStart.map(({ id }) => id),
    )
    await wakeMessages(hurried, superseded)
  } catch (error) {
    if (!isTemporalUnavailable(error)) throw error
    deps.temporalCircuit.open()
  }
}
