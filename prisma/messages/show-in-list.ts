import { type AuditEntry, insertAudit } from '#prisma/audit.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import { overtaken } from './is-overtaken.ts'
import { listAfterChange } from './list-columns.ts'
import type { MessageRow } from './message-row.ts'

export type BesideList = { now: Date; audit?: AuditEntry | null; newHead?: number; isAllRead?: boolean }

/**
 * Brings the chat's columns of the list up to date after a message of ours came to its state, under the chat's lock. With
 * `audit` what happened is written down, with `newHead` the message is the chat's newest and,
 * unless it is said that not, all before it is read: in the same statement.
 */
export async function showInList(
  tx: Transaction,
  { id, hostId, chatId }: Pick<MessageRow, 'id' | 'hostId' | 'chatId'>,
  { now, audit = null, newHead, isAllRead = true }: BesideList,
): Promise<void> {
  const audited = audit === null ? Prisma.empty : Prisma.sql`with audited as (${insertAudit(audit)})`
  const read = isAllRead ? Prisma.sql`unread_count = 0,` : Prisma.empty
  const counted = newHead === undefined ? Prisma.empty : Prisma.sql`head_seq = ${newHead}::int, ${read}`
  await tx.$executeRaw`
    ${audited} update chat c set ${counted} ${listAfterChange(now)},
      left_by_itself_at = case when p.status <> 'sent' then c.left_by_itself_at
        when p.kind = 'draft' and p.approved_at is null then ${now}::timestamptz end,
      ai_confidence = case when p.kind = 'draft' and not ${overtaken('p')} then p.confidence else c.ai_confidence end
    from message p
    where p.id = ${id}::uuid and p.host_id = ${hostId}::uuid and c.id = ${chatId}::uuid and c.host_id = ${hostId}::uuid`
}
