import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { StoredContent } from '#prisma/files/stored-pieces.ts'
import { STREAMED } from './define-route.ts'

/** Answers what is large as it is read, piece after piece; the headers that tell what it is are set. */
export async function sendPieces(response: Response, { bytes, pieces }: StoredContent): Promise<typeof STREAMED> {
  response.setHeader('Content-Length', String(bytes))
  await pipeline(pieces, response).catch(unlessLeft)
  return STREAMED
}

/** Who does not wait for the end has what they wanted. */
function unlessLeft(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
