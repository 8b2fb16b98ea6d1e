import type { SourceDeps } from '#activities/deps.ts'
import type { IngestResult } from '#activities/ingest/ingest-result.ts'
import { inHost, type ScopeOptions } from '#prisma/host-scope.ts'
import { type SourceBatch, storeBatch } from './store-batch.ts'
import { wakeReplies } from './wake-replies.ts'
import { withSubject } from './with-subject.ts'

/** Each row names others, which PostgreSQL checks: planned for a host whose rows have just come, each check would read all of them. */
const STORED_AT_ONCE: ScopeOptions = { timeoutMs: 60_000, isByIds: true }

/**
 * Stores a batch and how far the source was read in one transaction, then wakes its replies. Nothing is stored twice.
 * @throws AppError not_found when the source is gone.
 */
export async function ingestBatch(deps: SourceDeps, batch: SourceBatch): Promise<IngestResult> {
  const read = { ...batch, messages: batch.messages.map((message) => withSubject(message, batch.historyBefore)) }
  const result = await inHost(deps.db, batch.hostId, (tx) => storeBatch(tx, deps, read), STORED_AT_ONCE)
  await wakeReplies(deps, { ...result, hostId: batch.hostId })
  return result
}
