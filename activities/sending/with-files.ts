import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { Outgoing } from './outgoing.ts'

/** The message with the contents of its files, in their order. Read only for a try that is about to be made: they may have many megabytes. */
export async function withFiles(
  { db }: Pick<ActivityDeps, 'db'>,
  { hostId, messageId }: Pick<Outgoing, 'hostId' | 'messageId'>,
  message: Outgoing['message'],
): Promise<Outgoing['message']> {
  const files = await inHost(db, hostId, (tx) =>
    tx.messageFile.findMany({
      where: { hostId, messageId, sha256: { not: null } },
      orderBy: { position: 'asc' },
      select: { id: true, name: true, mediaType: true, leftAs: true, content: { select: { content: true } } },
    }),
  )
  if (files.length === 0) return message
  return {
    ...message,
    files: files.flatMap(({ content, ...file }) => (content === null ? [] : { ...file, content: content.content })),
  }
}
