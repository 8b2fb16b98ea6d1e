import { createHash } from 'node:crypto'
import type { UnsentFileQuery, UnsentFileView } from '#api/contract/message-files.ts'
import type { HostContext } from '#api/http/define-route.ts'
import type { Transaction } from '#prisma/client.ts'
import { keepUnsentFile } from '#prisma/files/keep-unsent-file.ts'
import { inHost } from '#prisma/host-scope.ts'
import { endUpload } from '#prisma/unsent/note-upload.ts'
import { readTransport } from '#prisma/unsent/read-transport.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import { cleanFileName } from '#workflows/domain/files/file-name.ts'
import { isProgram } from '#workflows/domain/files/is-program.ts'
import { endingOf, mediaTypeOf } from '#workflows/domain/files/media-type.ts'
import { toUnsentFileView } from './unsent-file-view.ts'

type AddUnsentFile = { params: { id: string }; query: UnsentFileQuery; body: Buffer }

/**
 * Keeps a file beside what the host is writing, in a chat or about a draft of it, of the type that its bytes have.
 * @throws AppError not_found for another host's; rule_refused for what the chat's guest cannot be sent.
 */
export async function addUnsentFile(
  { deps, host, requestId }: HostContext,
  { params: { id: chatId }, query: { name, draftId }, body }: AddUnsentFile,
): Promise<UnsentFileView> {
  const content = new Uint8Array(body)
  const mediaType = mediaTypeOf(content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const file = {
    ...{ id: deps.newId(), hostId: host.id, chatId, placeId: draftId ?? chatId },
    ...{ name: nameOf(name, mediaType), mediaType, sha256, content },
  }
  const kept = await inHost(deps.db, host.id, async (tx, now) => {
    const transport = await readTransport(tx, file)
    await refuseUnknownDraft(tx, { hostId: host.id, chatId, draftId })
    if (isProgram(file.name, content)) throw new AppError('rule_refused', { code: 'file_is_program' })
    await endUpload(tx, { hostId: host.id, id: requestId })
    return keepUnsentFile(tx, file, { transport, now })
  })
  return toUnsentFileView(kept)
}

function nameOf(name: string, mediaType: string): string {
  const clean = cleanFileName(name)
  return clean === '' ? `file.${endingOf(mediaType)}` : clean
}

type Place = { hostId: string; chatId: string; draftId: string | undefined }

async function refuseUnknownDraft(tx: Transaction, { hostId, chatId, draftId }: Place): Promise<void> {
  if (draftId === undefined) return
  if ((await tx.message.count({ where: { id: draftId, hostId, chatId, kind: 'draft' } })) === 0)
    throw notFound('Message')
}
