import type { IncomingMessage, SourceProgress } from '#activities/ingest/incoming-message.ts'
import type { SourceDeps } from '#activities/ingest/source-deps.ts'
import { historyBefore, type OpenSource } from '#activities/ingest/source-session.ts'
import { Prisma } from '#prisma/client.ts'
import { ingestBatch } from './ingest-batch.ts'
import { stubOf } from './stub.ts'

export type ReadMail = { message: IncomingMessage; raw: Uint8Array<ArrayBuffer> }

/**
 * Ingests what was read. A text that PostgreSQL refuses becomes a stub with its file, and never holds up the others.
 * @throws AppError not_found when the source is gone.
 */
export async function ingestRead(
  deps: SourceDeps,
  source: OpenSource,
  { mails, progress }: { mails: readonly ReadMail[]; progress: SourceProgress },
): Promise<void> {
  const ingest = (messages: IncomingMessage[], reached: SourceProgress) =>
    ingestBatch(deps, { ...source, messages, progress: reached, historyBefore: historyBefore(source) })
  try {
    await ingest(
      mails.map((mail) => mail.message),
      progress,
    )
  } catch (error) {
    if (!isRefusedData(error)) throw error
    for (const mail of mails) await ingestOne(mail, (message) => ingest([message], { kind: 'none' }))
    await ingest([], progress)
  }
}

async function ingestOne({ message, raw }: ReadMail, ingest: (message: IncomingMessage) => Promise<unknown>) {
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
