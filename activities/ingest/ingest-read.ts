import type { Source } from '#activities/channels/account/source.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { Batch, Progress, ReadMessage } from '#activities/channels/incoming-session.ts'
import type { Bounce } from '#activities/channels/mime/read-bounce.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { reportDelivery } from '#prisma/messages/report-delivery.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { say } from '#workflows/domain/sentences/sentence.ts'
import { ingestBatch } from './ingest-batch.ts'
import { ingestOneByOne } from './ingest-one-by-one.ts'
import { packOriginal } from './pack-original.ts'

const HOUR_MS = 3_600_000

/** What was written an hour before the source was connected is history: shown, never answered by itself. The host has seen to it. */
const historyBefore = ({ createdAt }: Source) => new Date(createdAt.getTime() - HOUR_MS)

/**
 * Ingests what was read. A mail that cannot be stored becomes a stub with its file, and never holds up the others.
 * @throws AppError not_found when the source is gone; whatever keeps everything from being stored.
 */
export async function ingestRead(deps: SourceDeps, source: Source, batch: Batch): Promise<void> {
  const { hostId, sourceId } = source
  const { reports = [], progress } = batch
  // One chat's lock at a time, so that nobody who holds another waits for us while we wait for them.
  for (const report of reports) {
    await inHost(deps.db, hostId, (tx) => reportDelivery(tx, { ...report, hostId, now: deps.now() }))
  }
  const messages = await withOriginals(source, await withoutBounces(deps, source, batch.messages))
  const ingest = (incoming: readonly IncomingMessage[], reached: Progress) =>
    ingestBatch(deps, { hostId, sourceId, messages: incoming, progress: reached, historyBefore: historyBefore(source) })
  try {
    await ingest(
      messages.map((read) => read.message),
      progress,
    )
  } catch (error) {
    if (error instanceof AppError || messages.length === 0) throw error
    await ingestOneByOne(deps, messages, (incoming) => ingest(incoming, { kind: 'none' }))
    await ingest([], progress)
  }
}

/** Compressed before the transaction; of WhatsApp there is no file. */
const withOriginals = ({ type }: Source, messages: readonly ReadMessage[]): Promise<ReadMessage[]> =>
  Promise.all(
    messages.map(async (read) => {
      const original = type === 'whatsapp' ? null : await packOriginal(read)
      return { ...read, message: { ...read.message, original } }
    }),
  )

/** A mail of ours that came back marks its delivery as failed, and is no guest's message. */
async function withoutBounces(deps: SourceDeps, { hostId }: Source, messages: readonly ReadMessage[]) {
  const others: ReadMessage[] = []
  for (const read of messages) {
    const { bounce } = read.message
    const isOurs = bounce !== null && (await reportBounce(deps, hostId, bounce))
    if (!isOurs) others.push(read)
  }
  return others
}

const reportBounce = (deps: SourceDeps, hostId: string, { rfcMessageId, answer }: Bounce): Promise<boolean> =>
  inHost(deps.db, hostId, (tx) =>
    reportDelivery(tx, {
      hostId,
      of: { rfcMessageId },
      told: 'failed',
      fault: say({ code: 'mail_bounced', params: { answer } }),
      sourceFault: null,
      now: deps.now(),
    }),
  )
