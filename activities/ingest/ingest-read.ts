import { passesFilter } from '#activities/channels/account/passes-filter.ts'
import type { Source } from '#activities/channels/account/source.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { Batch, Progress, ReadMessage } from '#activities/channels/incoming-session.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { probeRoom } from '#prisma/files/probe-room.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { historyBefore } from '#workflows/domain/history-before.ts'
import { ingestBatch } from './ingest-batch.ts'
import { ingestOneByOne } from './ingest-one-by-one.ts'
import { recordBounce } from './record-bounce.ts'
import { recordLateReports, recordReports } from './record-reports.ts'

/**
 * Ingests what was read. A mail that cannot be stored becomes a stub with its file, and never holds up the others.
 * @throws AppError not_found when the source is gone; whatever keeps everything from being stored.
 */
export async function ingestRead(deps: SourceDeps, source: Source, batch: Batch): Promise<void> {
  const { messages, reports = [], progress } = batch
  // All that is taken from a mail meets the database in here, so that whatever is refused is known to be that mail's.
  const ingest = async (incoming: readonly ReadMessage[], reached: Progress = { kind: 'none' }) =>
    ingestBatch(deps, {
      hostId: source.hostId,
      sourceId: source.sourceId,
      settingsAt: source.settingsAt,
      messages: (await withoutBounces(deps, source, incoming)).map(({ message }) => message),
      progress: reached,
      ...(reached === progress && batch.backlog && { backlog: batch.backlog }),
      historyBefore: historyBefore(source.connectedAt),
    })
  const probe = async (bytes: number) => {
    await ingest([])
    await probeRoom(deps.db, source.hostId, bytes)
  }
  const late = await recordReports(deps, source, { reports, probe })
  // Messages wait for nothing; that all was read is said last.
  const isAll = late.length === 0
  try {
    await ingest(messages, isAll ? progress : undefined)
    if (isAll) return
  } catch (error) {
    if (error instanceof AppError || messages.length === 0) throw error
    await ingestOneByOne(deps, messages, { ingest, probe })
  }
  await recordLateReports(deps, source, late)
  await ingest([], progress)
}

/** What comes back of a mail of ours is kept at it, and is no guest's message; nor is what was read for that alone. Nothing of it is done twice. */
async function withoutBounces(deps: SourceDeps, source: Source, messages: readonly ReadMessage[]) {
  const others: ReadMessage[] = []
  const filterFrom = source.type === 'whatsapp' ? [] : source.account.inbound.filterFrom
  for (const read of messages) {
    const word = await recordBounce(deps, source, read.message)
    if (word === 'shown') others.push({ ...read, message: ofMachine(read.message) })
    else if (word === null && passesFilter(filterFrom, read.message)) others.push(read)
  }
  return others
}

/** Nothing is answered; whether a person wrote it all the same the mail itself has said. */
const ofMachine = (message: IncomingMessage): IncomingMessage => ({
  ...message,
  isAutomatic: true,
  doubts: [],
  rating: null,
})
