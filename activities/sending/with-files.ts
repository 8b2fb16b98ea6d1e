import type { OutgoingFile } from '#activities/channels/outgoing-message.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import { readContent } from '#prisma/files/read-content.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { Outgoing } from './outgoing.ts'

/**
 * The message with the contents of its files, in their order; null where one of them is gone: without it, it is not what its host said
 * yes to. Read only for a try that is about to be made: they may have many megabytes.
 * @throws Error where one is taken away while it is read.
 */
export async function withFiles(
  { db }: Pick<ActivityDeps, 'db'>,
  { hostId, messageId }: Pick<Outgoing, 'hostId' | 'messageId'>,
  message: Outgoing['message'],
): Promise<Outgoing['message'] | null> {
  const named = await inHost(db, hostId, (tx) =>
    tx.messageFile.findMany({
      where: { hostId, messageId },
      orderBy: { position: 'asc' },
      select: { id: true, name: true, mediaType: true, leftAs: true, sha256: true },
    }),
  )
  if (named.length === 0) return message
  const files: OutgoingFile[] = []
  for (const { sha256, ...file } of named) {
    const content = sha256 === null ? null : await readContent(db, { hostId, sha256 })
    if (content === null) return null
    files.push({ ...file, content })
  }
  return { ...message, files }
}
