import { Prisma, type Transaction } from '#prisma/client.ts'
import { type MessageCommand, statesThatTake, TRANSITIONS } from '#workflows/domain/message-transitions.ts'
import type { By } from './by.ts'
import { EFFECTS } from './command-effects.ts'
import { listAfterChange } from './list-columns.ts'
import { lockChats } from './lock-chat.ts'
import { NO_MODEL_ANY_MORE } from './no-model-any-more.ts'
import type { WakeRef } from './owed-wakes.ts'

type SetOf<C extends MessageCommand> = { hostId: string; chatIds: readonly string[]; command: C; by: By; now: Date }

export type ChangeOfDrafts = SetOf<'supersede' | 'end_with_source'> & {
  /** The host's reply that overtakes them. */
  supersededById?: string
  /** Only those that answer what has this number or a lower one. */
  upTo?: number | null
}

/** `among`: of which drafts `p` that take the command. `set`: what changes of them beside their state. */
type ChangeOfSet = SetOf<'supersede' | 'end_with_source' | 'restore' | 'restore_unwritten'> & {
  among: Prisma.Sql
  set: Prisma.Sql
}

/**
 * The same as `changeMessage` for all drafts of some chats that take the command, in one statement: ingest supersedes
 * many at once. Answers the workflows to wake.
 */
export async function changeDrafts(tx: Transaction, change: ChangeOfDrafts): Promise<WakeRef[]> {
  if (change.chatIds.length === 0) return []
  await lockChats(tx, change.hostId, change.chatIds)
  return changeLockedDrafts(tx, change)
}

/** The same where the caller holds the locks of the chats. */
export function changeLockedDrafts(tx: Transaction, change: ChangeOfDrafts): Promise<WakeRef[]> {
  const { supersededById = null, upTo = null, ...of } = change
  const set = Prisma.sql`settled_at = ${of.now}, undo_until = null, ${NO_MODEL_ANY_MORE}, superseded_by_id = ${supersededById}::uuid`
  return changeSet(tx, { ...of, set, among: Prisma.sql`${upTo}::int is null or p.seq <= ${upTo}::int` })
}

/** The set form of every change, for drafts of chats whose locks the caller holds. Answers the workflows to wake. */
export function changeSet(tx: Transaction, change: ChangeOfSet): Promise<WakeRef[]> {
  const { hostId, chatIds, command, set, among, by, now } = change
  const from = statesThatTake('draft', command)
  return tx.$queryRaw<WakeRef[]>`
    with changed as (
      update message p set status = ${targetOf(command)}::message_status, ${set}, version = version + 1, wake_owed_at = ${now}
      where p.host_id = ${hostId}::uuid and p.chat_id = any(${[...chatIds]}::uuid[]) and p.kind = 'draft'
        and p.status::text in (${Prisma.join(from)}) and (${among})
      returning id, host_id, chat_id, answers_id, kind, seq, status, text, created_at, version
    ), listed as (
      update chat c set ${listAfterChange(now, CHANGED_OF_CHAT)}
      from (select distinct on (chat_id) * from changed order by chat_id, seq desc) p
      where c.id = p.chat_id and c.host_id = ${hostId}::uuid
    ), audited as (
      insert into audit_event (host_id, actor, action, subject, request_id)
      select ${hostId}::uuid, ${by.actor}, ${EFFECTS[command].audit}, id::text, ${by.requestId ?? null} from changed
    )
    select ${hostId} as "hostId", chat_id::text as "chatId", id::text as "messageId", answers_id::text as "answersId",
      version
    from changed`
}

const CHANGED_OF_CHAT = Prisma.sql`select d.id, d.kind, d.status, d.seq, d.created_at from changed d where d.chat_id = c.id`

/** All states that take one of these commands become the same. */
function targetOf(command: ChangeOfSet['command']) {
  const [target] = new Set(Object.values(TRANSITIONS.draft[command] ?? {}))
  return target
}
