import { Prisma, type Transaction } from '#prisma/client.ts'
import { SECOND_CHANCE_MINUTES } from '#workflows/domain/deadline.ts'
import { askedSince } from '#workflows/domain/history-before.ts'
import { LEFT_UNANSWERED } from '#workflows/domain/message-status.ts'
import type { By } from './by.ts'
import { changeSet } from './change-drafts.ts'
import { newestAsked, overtaken } from './is-overtaken.ts'
import { lockChats } from './lock-chat.ts'
import type { WakeRef } from './owed-wakes.ts'

export type SourceAgain = {
  hostId: string
  sourceId: string
  /** When it was deleted: what ended then ended with it. */
  deletedAt: Date
  by: By
  now: Date
}

/** The newest; so many are no burden for whoever waits for the source to be stored. */
const MOST_CHATS = 1_000

/**
 * Gives back what a source took away when it was deleted, now that it is connected again: its drafts wait for the host, and a
 * question that had none yet is owed one, where neither the guest nor the host has gone on. Nothing of it leaves by itself without
 * being judged anew. Answers the workflows to wake.
 */
export async function oweAgain(tx: Transaction, again: SourceAgain): Promise<WakeRef[]> {
  const { hostId, sourceId, now } = again
  const since = askedSince(now)
  const chats = await tx.chat.findMany({
    where: { hostId, sourceId, lastMessageStatus: { in: [...LEFT_UNANSWERED] }, lastMessageAt: { gt: since } },
    orderBy: { lastMessageAt: 'desc' },
    take: MOST_CHATS,
    select: { id: true },
  })
  const chatIds = chats.map(({ id }) => id)
  if (chatIds.length === 0) return []
  await lockChats(tx, hostId, chatIds)
  return [...(await restore(tx, again, { chatIds, since })), ...(await oweDrafts(tx, again, { chatIds, since }))]
}

type Among = { chatIds: string[]; since: Date }

const IS_UNWRITTEN = Prisma.sql`p.text = '' and p.confidence is null`

/** As `restoreDrafts` does it: with words a draft waits, without any it is written again. */
async function restore(tx: Transaction, again: SourceAgain, { chatIds, since }: Among): Promise<WakeRef[]> {
  const { hostId, sourceId, deletedAt, by, now } = again
  const secondChance = new Date(now.getTime() + SECOND_CHANCE_MINUTES * 60_000)
  const set = Prisma.sql`
    deadline_at = case when p.answers_id is not null and p.deadline_at is not null
      then greatest(p.deadline_at, ${secondChance}::timestamptz) end,
    source_id = ${sourceId}::uuid, settled_at = null, approved_at = null, recipient = null, undo_until = null`
  const ended = Prisma.sql`
    p.superseded_by_id is null and p.settled_at >= ${deletedAt} and coalesce(p.asked_since, p.created_at) > ${since}
    and not ${overtaken('p')}
    and not exists (select from message d where d.host_id = p.host_id and d.answers_id = p.answers_id and d.id <> p.id
      and (d.status <> 'superseded' or (d.stored_at, d.id) > (p.stored_at, p.id)))`
  const of = { hostId, chatIds, set, by, now }
  return [
    ...(await changeSet(tx, { ...of, command: 'restore', among: Prisma.sql`${ended} and not (${IS_UNWRITTEN})` })),
    ...(await changeSet(tx, { ...of, command: 'restore_unwritten', among: Prisma.sql`${ended} and ${IS_UNWRITTEN}` })),
  ]
}

/** Questions whose run ended before it had a draft, because the source was gone. */
function oweDrafts(tx: Transaction, { hostId, sourceId, now }: SourceAgain, { chatIds, since }: Among) {
  return tx.$queryRaw<WakeRef[]>`
    with asked as (
      update message m set source_id = ${sourceId}::uuid, wake_owed_at = ${now}
      where m.id in (select q.id from unnest(${chatIds}::uuid[]) c(id), lateral (${newestAsked(Prisma.sql`${hostId}::uuid`)}) q)
        and m.host_id = ${hostId}::uuid and m.workflow_at is not null and m.created_at > ${since} and not ${overtaken('m')}
        and not exists (select from message d where d.host_id = m.host_id and d.answers_id = m.id)
        and not exists (select from chat c where c.id = m.chat_id and c.dismissed_at is not null)
      returning id, chat_id, version
    ), owed as (
      insert into unanswered_message (host_id, message_id) select ${hostId}::uuid, id from asked on conflict do nothing
    )
    select ${hostId} as "hostId", chat_id::text as "chatId", id::text as "messageId", id::text as "answersId", version
    from asked`
}
