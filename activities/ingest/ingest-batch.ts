import type { SourceDeps } from '#activities/deps.ts'
import type { IngestResult } from '#activities/ingest/ingest-result.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type SourceBatch, storeBatch } from './store-batch.ts'
import { wakeReplies } from './wake-reply.ts'

/** More than a burst: a first reading, or the time after an outage. The sweep starts these at its own pace. */
const MOST_AT_ONCE = 20

/**
 * Stores a batch and how far the source was read in one transaction, then wakes its replies. Nothing is stored twice.
 * @throws AppError not_found when the source is gone.
 */
export async function ingestBatch(deps: SourceDeps, batch: SourceBatch): Promise<IngestResult> {
  const result = await inHost(deps.db, batch.hostId, (tx) => storeBatch(tx, deps, batch), { timeoutMs: 60_000 })
  const toStart = result.toStart.length > MOST_AT_ONCE ? [] : result.toStart
  await wakeReplies(deps, { hostId: batch.hostId, toStart, superseded: result.superseded })
  return result
}
