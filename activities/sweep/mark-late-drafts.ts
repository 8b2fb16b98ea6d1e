import type { SourceDeps } from '#activities/deps.ts'
import { DRAFT_LATE_SECONDS } from '#workflows/domain/draft-late.ts'

const AT_ONCE = 500

type LateDeps = Pick<SourceDeps, 'engineDb' | 'now'>

/**
 * Marks the chats whose guest is owed a draft that should be there by now, as their run fails or has nobody to carry it out: they
 * stand among those that wait for an answer until there are words. Whoever is at a chat just now is left to the next turn.
 */
export function createMarkLateDrafts({ engineDb, now }: LateDeps): () => Promise<void> {
  // Nothing says when a draft began to be written again, and meanwhile it has no deadline: since when this worker sees it so.
  let seen = new Map<string, number>()
  return async () => {
    await markUndrafted(engineDb)
    const writing = await readWriting(engineDb)
    const at = now().getTime()
    const since = new Map(writing.map(({ id, version }) => [`${id} ${version}`, seen.get(`${id} ${version}`) ?? at]))
    const isLate = ({ id, version }: Writing) => at - (since.get(`${id} ${version}`) ?? at) >= DRAFT_LATE_SECONDS * 1000
    seen = since
    const late = writing.filter(isLate).map(({ chatId }) => chatId)
    if (late.length > 0) await markWriting(engineDb, late)
  }
}

/** By PostgreSQL's time. */
const markUndrafted = (engineDb: LateDeps['engineDb']) => engineDb.$executeRaw`
  with late as (
    select c.id from chat c
    where c.last_message_status = 'received' and c.draft_late_at is null and c.id in (
      select m.chat_id from unanswered_message u join message m on m.host_id = u.host_id and m.id = u.message_id
      where m.stored_at < now() - make_interval(secs => ${DRAFT_LATE_SECONDS}))
    limit ${AT_ONCE}::int for update of c skip locked)
  update chat c set draft_late_at = now() from late where c.id = late.id`

type Writing = { id: string; version: number; chatId: string }

const readWriting = (engineDb: LateDeps['engineDb']) => engineDb.$queryRaw<Writing[]>`
  select id::text, version, chat_id::text as "chatId" from message where status = 'drafting'
  order by stored_at, id limit ${AT_ONCE}::int`

const markWriting = (engineDb: LateDeps['engineDb'], chatIds: string[]) => engineDb.$executeRaw`
  with late as (
    select c.id from chat c where c.id = any(${chatIds}::uuid[]) and c.last_message_status = 'drafting' and c.draft_late_at is null
    for update of c skip locked)
  update chat c set draft_late_at = now() from late where c.id = late.id`
