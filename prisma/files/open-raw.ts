import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { openPieces, PIECE_BYTES, type Piece, type StoredContent } from './stored-pieces.ts'

type MessageRef = { hostId: string; messageId: string }

/** Opens the file of a mail that could not be read, which nobody changes; null where there is none. @throws Error, from its pieces, where it is taken away while they are read. */
export const openRaw = (db: Database, { hostId, messageId }: MessageRef): Promise<StoredContent | null> =>
  openPieces(async (at) => {
    const [read] = await inHost(
      db,
      hostId,
      (tx) => tx.$queryRaw<Piece[]>`
        select substring(raw from ${at + 1}::int for ${PIECE_BYTES}::int) as piece, octet_length(raw) as bytes
        from message where host_id = ${hostId}::uuid and id = ${messageId}::uuid and raw is not null`,
    )
    return read ?? null
  })
