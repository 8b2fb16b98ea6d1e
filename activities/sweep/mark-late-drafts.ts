import type { SourceDeps } from '#activities/deps.ts'
import { DRAFT_LATE_SECONDS } from '#workflows/domain/draft-late.ts'

const AT_ONCE = 500

/**
 * Marks, by PostgreSQL's time, the chats whose guest is owed a draft that should be there by now, as their run fails or has nobody to
 * carry it out: they stand among those that wait for an answer until a draft comes. Whoever is at a chat just now is left to the next turn.
 */
export async function markLateDrafts({ engineDb }: Pick<SourceDeps, 'engineDb'>): Promise<void> {
  await engineDb.$executeRaw`
    with late as (
      select c.id from chat c
      where c.last_message_status = 'received' and c.draft_late_at is null and c.id in (
        select m.chat_id from unanswered_message u join message m on m.host_id = u.host_id and m.id = u.message_id
        where m.stored_at < now() - make_interval(secs => ${DRAFT_LATE_SECONDS}))
      limit ${AT_ONCE}::int for update of c skip locked)
    update chat c set draft_late_at = now() from late where c.id = late.id`
}
