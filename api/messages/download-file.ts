import { isDrawnImage } from '#api/contract/drawn-images.ts'
import { type Exchange, type HostContext, STREAMED } from '#api/http/define-route.ts'
import { sendPieces } from '#api/http/send-pieces.ts'
import { openContent } from '#prisma/files/read-content.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'
import { attachmentName } from './attachment-name.ts'

/**
 * A file of a message, or one that was not sent, of the type that its bytes have. Pictures may be shown, whatever else is saved; nothing of it runs, wherever it
 * is opened. A browser keeps it, and asks each time whether it still may show it. It leaves as it is read, piece after piece.
 * @throws AppError not_found where it is absent, another host's, or was too large to be kept.
 */
export async function downloadFile(
  { deps, host, headers, reply }: HostContext,
  { params: { id } }: { params: { id: string } },
  { response }: Exchange,
): Promise<typeof STREAMED> {
  const where = { id, hostId: host.id }
  const select = { name: true, mediaType: true, sha256: true }
  const file = await inHost(
    deps.db,
    host.id,
    async (tx) => (await tx.messageFile.findFirst({ where, select })) ?? tx.unsentFile.findFirst({ where, select }),
  )
  if (file === null || file.sha256 === null) throw notFound('Message')
  const { name, mediaType, sha256 } = file
  const etag = `"${sha256}"`
  reply.header('ETag', etag)
  reply.header('Cache-Control', 'private, no-cache')
  reply.header('Content-Security-Policy', "sandbox; default-src 'none'")
  reply.header('X-Content-Type-Options', 'nosniff')
  if (headers['if-none-match'] === etag) {
    response.status(304).end()
    return STREAMED
  }
  const stored = await openContent(deps.db, { hostId: host.id, sha256 })
  if (stored === null) throw notFound('Message')
  reply.header('Content-Type', mediaType)
  reply.header('Content-Disposition', `${isDrawnImage(mediaType) ? 'inline' : 'attachment'}; ${attachmentName(name)}`)
  return sendPieces(response, stored)
}
