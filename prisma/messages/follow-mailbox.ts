import { type Database, Prisma, type Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'

type Mailbox = { hostId: string; from: readonly string[]; to: string }

/** The newest first: whoever waits for the source to be stored does not wait for the others. */
const MOST_CHATS = 1_000
const SOURCES_AT_ONCE = 50

/**
 * The chats of deleted sources go on in the one that is the same mailbox or number now: what its host writes in them leaves there.
 * What is more than a thousand is left to `followRest`.
 */
export async function followMailbox(tx: Transaction, { hostId, from, to }: Mailbox): Promise<void> {
  if (from.length === 0) return
  const sources = [...from]
  const moved = await tx.$executeRaw`
    update chat set source_id = ${to}::uuid where id in (
      select c.id from chat c where c.host_id = ${hostId}::uuid and c.source_id = any(${sources}::uuid[])
        and not exists (select from chat o where o.source_id = ${to}::uuid and o.thread_key = c.thread_key)
      order by c.last_message_at desc, c.id limit ${MOST_CHATS} for no key update)`
  const rest = moved < MOST_CHATS ? Prisma.sql`null` : Prisma.sql`${to}::uuid`
  await tx.$executeRaw`
    update message_source set followed_by = ${rest}
    where host_id = ${hostId}::uuid and id = any(${sources}::uuid[]) and followed_by is distinct from ${rest}`
}

/** Moves the next thousand chats of each source whose were too many at once. One that is itself again keeps what it still has. */
export async function followRest({ db, engineDb }: { db: Database; engineDb: Database }): Promise<void> {
  await engineDb.$executeRaw`
    update message_source set followed_by = null where followed_by is not null and deleted_at is null`
  const following = await engineDb.messageSource.findMany({
    where: { followedBy: { not: null } },
    select: { id: true, hostId: true, followedBy: true },
    take: SOURCES_AT_ONCE,
  })
  for (const { id, hostId, followedBy } of following) {
    if (followedBy !== null) await inHost(db, hostId, (tx) => followMailbox(tx, { hostId, from: [id], to: followedBy }))
  }
}
