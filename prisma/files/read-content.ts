import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import { openPieces, PIECE_BYTES, type Piece, type StoredContent } from './stored-pieces.ts'

type ContentRef = { hostId: string; sha256: string }

/** Opens a stored content; null where there is none. @throws Error, from its pieces, where it is taken away while they are read. */
export const openContent = (db: Database, ref: ContentRef): Promise<StoredContent | null> =>
  openPieces((at) => readPiece(db, ref, at))

/** A stored content in one; null where there is none. @throws Error where it is taken away while it is read. */
export async function readContent(db: Database, ref: ContentRef): Promise<Uint8Array<ArrayBuffer> | null> {
  const stored = await openContent(db, ref)
  if (stored === null) return null
  const content = new Uint8Array(stored.bytes)
  let at = 0
  for await (const piece of stored.pieces) {
    content.set(piece, at)
    at += piece.length
  }
  return content
}

/** A content never changes under its name, so that pieces of different moments are of one. */
async function readPiece(db: Database, { hostId, sha256 }: ContentRef, at: number): Promise<Piece | null> {
  const [read] = await inHost(
    db,
    hostId,
    (tx) => tx.$queryRaw<Piece[]>`
      select substring(content from ${at + 1}::int for ${PIECE_BYTES}::int) as piece, octet_length(content) as bytes
      from file_content where host_id = ${hostId}::uuid and sha256 = ${sha256}`,
  )
  return read ?? null
}
