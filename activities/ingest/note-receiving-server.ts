import type { SourceId } from '#activities/channels/account/source.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import { learnServer, readServerNotes } from '#activities/channels/mime/learn-server.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'

/** What new mails show of the server that takes them in is kept at their source, whose row is locked. */
export async function noteReceivingServer(
  tx: Transaction,
  { hostId, sourceId: id }: SourceId,
  { fresh, now }: { fresh: readonly IncomingMessage[]; now: Date },
): Promise<void> {
  const evidence = fresh.flatMap(({ serverEvidence }) => serverEvidence ?? [])
  if (evidence.length === 0) return
  const source = await tx.messageSource.findFirst({ where: { id, hostId }, select: { receivingServer: true } })
  const before = readServerNotes(source?.receivingServer)
  const notes = evidence.reduce((known, one) => learnServer(known, one, now), before)
  if (JSON.stringify(notes) === JSON.stringify(before)) return
  await tx.messageSource.updateMany({ where: { id, hostId }, data: { receivingServer: notes ?? Prisma.DbNull } })
}
