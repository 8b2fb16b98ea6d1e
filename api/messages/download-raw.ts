import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { HostContext } from '#api/http/define-route.ts'
import { inHost } from '#prisma/host-scope.ts'
import { notFound } from '#workflows/domain/errors.ts'

const unpack = promisify(gunzip)

/**
 * The file of a mail, as it came: a download and plain text, so that nothing of it runs.
 * @throws AppError not_found, also for a message without a file.
 */
export async function downloadRaw(
  { deps, host, reply }: HostContext,
  { params: { id } }: { params: { id: string } },
): Promise<Buffer> {
  const row = await inHost(deps.db, host.id, (tx) =>
    tx.message.findFirst({
      where: { id, hostId: host.id },
      select: { raw: true, original: { select: { file: true } } },
    }),
  )
  const file = row?.raw ?? (row?.original ? await unpack(row.original.file) : null)
  if (file === null) throw notFound('Message')
  reply.header('Content-Disposition', `attachment; filename="message-${id}.eml.txt"`)
  return Buffer.from(file)
}
