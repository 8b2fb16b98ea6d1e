import type { Transaction } from '#prisma/client.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { judgeFiles } from '#workflows/domain/files/judge-files.ts'
import { readTransport } from './read-transport.ts'
import { type FilesSeen, refuseUnseenFiles } from './refuse-unseen-files.ts'

export type FilesOfMessage = FilesSeen & { messageId: string }

type Taken = { mediaType: string; bytes: number }

/**
 * Makes files of a chat that were not sent the files of a message that is, in the order that they are named in.
 * @throws AppError conflict where one is not there any more, or another host's, or one stands there that the writer did not know of;
 * rule_refused where the transport that the chat has by now
 * does not take them.
 */
export async function takeUnsentFiles(tx: Transaction, of: FilesOfMessage): Promise<void> {
  const { hostId, chatId, messageId } = of
  await refuseUnseenFiles(tx, of)
  const fileIds = [...new Set(of.fileIds)]
  if (fileIds.length === 0) return
  const taken = await tx.$queryRaw<Taken[]>`
    with taken as (
      delete from unsent_file where host_id = ${hostId}::uuid and chat_id = ${chatId}::uuid and id = any(${fileIds}::uuid[])
      returning *)
    insert into message_file (id, host_id, message_id, position, name, media_type, bytes, sha256)
    select t.id, t.host_id, ${messageId}::uuid, array_position(${fileIds}::uuid[], t.id) - 1, t.name, t.media_type, t.bytes, t.sha256
    from taken t
    returning media_type as "mediaType", bytes`
  if (taken.length !== fileIds.length) throw new AppError('conflict', { code: 'file_gone' })
  const refusal = judgeFiles(await readTransport(tx, of), taken)
  if (refusal !== null) throw new AppError('rule_refused', refusal)
}
