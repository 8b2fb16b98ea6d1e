import { accountClosed } from '#prisma/accounts/is-account-closed.ts'
import { type Database, Prisma } from '#prisma/client.ts'

/** Longer than one try may take: whoever has it then is dead. */
const HELD_SECONDS = 180

/** A file of a message that is still to be fetched. */
export type OwedMedia = {
  id: string
  hostId: string
  messageId: string
  sourceId: string
  mediaId: string
  name: string
  tries: number
  /** Since its message is there. */
  ageSeconds: number
}

/** Gives out the file that is due longest, to one caller; null where none is. For the engine role. */
export async function claimMedia(engineDb: Database): Promise<OwedMedia | null> {
  const [claimed] = await engineDb.$queryRaw<OwedMedia[]>`
    with due as (
      select id from message_file where media_due_at <= clock_timestamp() and not ${accountClosed(Prisma.sql`host_id`)}
      order by media_due_at limit 1 for update skip locked)
    update message_file f set media_tries = f.media_tries + 1,
      media_due_at = clock_timestamp() + make_interval(secs => ${HELD_SECONDS}::int)
    from due, message m
    where f.id = due.id and m.host_id = f.host_id and m.id = f.message_id
    returning f.id::text, f.host_id::text as "hostId", f.message_id::text as "messageId", m.source_id::text as "sourceId",
      f.media_id as "mediaId", f.name, f.media_tries as tries,
      extract(epoch from clock_timestamp() - m.stored_at)::float8 as "ageSeconds"`
  return claimed ?? null
}
