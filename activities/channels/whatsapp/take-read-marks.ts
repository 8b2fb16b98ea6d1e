import type { SourceId } from '#activities/channels/account/source.ts'
import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'

/** The messages that WhatsApp is owed to be told of as read; from then on nobody else is given them. */
export async function takeReadMarks(db: Database, { hostId, sourceId }: SourceId): Promise<string[]> {
  const taken = await inHost(
    db,
    hostId,
    (tx) => tx.$queryRaw<{ owed: string[] }[]>`
      with owed as (
        select id, read_marks_owed as marks from message_source
        where id = ${sourceId}::uuid and host_id = ${hostId}::uuid and cardinality(read_marks_owed) > 0 for no key update)
      update message_source s set read_marks_owed = '{}' from owed
      where s.id = owed.id and s.host_id = ${hostId}::uuid
      returning owed.marks as owed`,
  )
  return [...new Set(taken.flatMap(({ owed }) => owed))]
}

/** They were not told of: before what is owed by now. */
export async function giveBackReadMarks(db: Database, { hostId, sourceId }: SourceId, marks: string[]): Promise<void> {
  if (marks.length === 0) return
  await inHost(
    db,
    hostId,
    (tx) => tx.$executeRaw`
      update message_source set read_marks_owed = ${marks}::text[] || read_marks_owed
      where id = ${sourceId}::uuid and host_id = ${hostId}::uuid`,
  )
}
