/** Of one statement: it has a limit of time, and on its way through Prisma it is there several times over. */
export const PIECE_BYTES = 1024 * 1024

export type Piece = { piece: Uint8Array<ArrayBuffer>; bytes: number }
/** A piece from some place on, with the size of the whole; null where that is not there. */
export type ReadPiece = (at: number) => Promise<Piece | null>

/** How what is large is read: whole size first, then piece after piece; no connection is held between two of them. */
export type StoredContent = { bytes: number; pieces: AsyncGenerator<Uint8Array<ArrayBuffer>> }

/** Opens what is stored; null where there is none. @throws Error, from its pieces, where it is taken away while they are read. */
export async function openPieces(read: ReadPiece): Promise<StoredContent | null> {
  const first = await read(0)
  return first === null ? null : { bytes: first.bytes, pieces: piecesOf(first, read) }
}

async function* piecesOf(first: Piece, next: ReadPiece) {
  yield first.piece
  for (let at = first.piece.length; at < first.bytes; ) {
    const read = await next(at)
    if (read === null || read.piece.length === 0) throw new Error('A content was taken away while it was read')
    at += read.piece.length
    yield read.piece
  }
}
