import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'

/** Of one statement: it has a limit of time, and on its way through Prisma it is there several times over. */
const PIECE_BYTES = 1024 * 1024

type ContentRef = { hostId: string; sha256: string }
type Piece = { piece: Uint8Array<ArrayBuffer>; bytes: number }

/** How a content is read: whole size first, then piece after piece; no connection is held between two of them. */
export type StoredContent = { bytes: number; pieces: AsyncGenerator<Uint8Array<ArrayBuffer>> }

/** Opens a stored content; null where there is none. @throws Error, from its pieces, where it is taken away while they are read. */
export async function openContent(db: Database, ref: ContentRef): Promise<StoredContent | null> {
  const first = await readPiece(db, ref, 0)
  if (first === null) return null
  const { bytes } = first
  return { bytes, pieces: piecesOf(first, (at) => readPiece(db, ref, at)) }
}

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

async function* piecesOf(first: Piece, next: (at: number) => Promise<Piece | null>) {
  yield first.piece
  for (let at = first.piece.length; at < first.bytes; ) {
    const read = await next(at)
    if (read === null || read.piece.length === 0) throw new Error('A content was taken away while it was read')
    at += read.piece.length
    yield read.piece
  }
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
