import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Exchange, HostContext, STREAMED } from '#api/http/define-route.ts'
import { sendPieces } from '#api/http/send-pieces.ts'
import { openRaw } from '#prisma/files/open-raw.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'

const unpack = promisify(gunzip)

/**
 * The file of a mail, as it came: a download and plain text, so that nothing of it runs. One that could not be read may be large: it
 * leaves as it is read, piece after piece.
 * @throws AppError not_found, also for a message without a file.
 */
export async function downloadRaw(
  { deps, host, reply }: HostContext,
  { params: { id } }: { params: { id: string } },
  { response }: Exchange,
): Promise<Buffer | typeof STREAMED> {
  const of = { hostId: host.id, messageId: id }
  const named = () => reply.header('Content-Disposition', `attachment; filename="message-${id}.eml.txt"`)
  const raw = await openRaw(deps.db, of)
  if (raw !== null) {
    named()
    response.type('text/plain')
    return sendPieces(response, raw)
  }
  const where = { where: of, select: { file: true } }
  const original = await inHost(deps.db, host.id, (tx) => tx.messageOriginal.findFirst(where))
  if (original === null) throw notFound('Message')
  named()
  return Buffer.from(await unpack(original.file))
}
