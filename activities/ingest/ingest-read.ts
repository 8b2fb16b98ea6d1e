import type { Source } from '#activities/channels/account/source.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { Batch, Progress, ReadMessage } from '#activities/channels/incoming-session.ts'
import { stubOf } from '#activities/channels/stub.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { Prisma } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { reportDelivery } from '#prisma/messages/report-delivery.ts'
import { ingestBatch } from './ingest-batch.ts'

const HOUR_MS = 3_600_000

/** What was written an hour before the source was connected is history: shown, never answered by itself. The host has seen to it. */
const historyBefore = ({ createdAt }: Source) => new Date(createdAt.getTime() - HOUR_MS)

/**
 * Ingests what was read. A text that PostgreSQL refuses becomes a stub with its file, and never holds up the others.
 * @throws AppError not_found when the source is gone.
 */
export async function ingestRead(deps: SourceDeps, source: Source, batch: Batch): Promise<void> {
  const { hostId, sourceId } = source
  const { messages, reports = [], progress } = batch
  // One chat's lock at a time, so that nobody who holds another waits for us while we wait for them.
  for (const report of reports) {
    await inHost(deps.db, hostId, (tx) => reportDelivery(tx, { ...report, hostId, now: deps.now() }))
  }
  const ingest = (incoming: IncomingMessage[], reached: Progress) =>
    ingestBatch(deps, { hostId, sourceId, messages: incoming, progress: reached, historyBefore: historyBefore(source) })
  try {
    await ingest(
      messages.map((read) => read.message),
      progress,
    )
  } catch (error) {
    if (!isRefusedData(error)) throw error
    for (const read of messages) await ingestOne(read, (message) => ingest([message], { kind: 'none' }))
    await ingest([], progress)
  }
}

async function ingestOne({ message, raw }: ReadMessage, ingest: (message: IncomingMessage) => Promise<unknown>) {
  try {
    await ingest(message)
  } catch (error) {
    if (!isRefusedData(error)) throw error
    await ingest(stubOf(message, raw))
  }
}

/** Class 22 of PostgreSQL's errors: data it will not take, however often it is offered. */
function isRefusedData(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false
  return /"(?:originalCode|code)":"22/.test(JSON.stringify(error.meta ?? {}))
}
