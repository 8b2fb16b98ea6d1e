import type { Transaction } from '#prisma/client.ts'
import { tellOfMessage } from '#prisma/messages/tell-of-message.ts'
import type { OwedMedia } from './claim-media.ts'
import { type FileContent, insertContent } from './insert-content.ts'

/** What became of a try. `named`: too large to be kept. */
export type MediaOutcome =
  | ({ outcome: 'stored'; mediaType: string; name: string } & FileContent)
  | { outcome: 'named'; bytes: number }
  | { outcome: 'lost' }
  | { outcome: 'later'; seconds: number }

/** Keeps what was fetched, says of what cannot be had that it cannot, or when it is tried again. Browsers are told of what changed. */
export async function settleMedia(
  tx: Transaction,
  { id, hostId, messageId }: OwedMedia,
  outcome: MediaOutcome,
): Promise<void> {
  const where = { id, hostId, sha256: null }
  if (outcome.outcome === 'later') {
    const { seconds } = outcome
    await tx.$executeRaw`
      update message_file set media_due_at = clock_timestamp() + make_interval(secs => ${seconds}::int)
      where id = ${id}::uuid and host_id = ${hostId}::uuid and sha256 is null`
    return
  }
  if (outcome.outcome === 'stored') {
    const { sha256, content, mediaType, name } = outcome
    await insertContent(tx, hostId, { sha256, content })
    const data = { sha256, mediaType, name, bytes: content.length, mediaDueAt: null }
    await tx.messageFile.updateMany({ where, data })
  } else if (outcome.outcome === 'named') {
    await tx.messageFile.updateMany({ where, data: { bytes: outcome.bytes, mediaDueAt: null } })
  } else await tx.messageFile.updateMany({ where, data: { isLost: true, mediaDueAt: null } })
  await tellOfMessage(tx, { hostId, messageId })
}
