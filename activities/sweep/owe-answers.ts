import type { SourceDeps } from '#activities/deps.ts'
import { eachApart } from '#activities/process/each-apart.ts'
import { markOwed } from '#prisma/deferrals/mark-owed.ts'
import { inHost } from '#prisma/host-scope.ts'
import { lockChat } from '#prisma/messages/lock-chat.ts'
import { statusList } from '#prisma/status-list.ts'
import { LEAVING } from '#workflows/domain/message-status.ts'

type OweDeps = Pick<SourceDeps, 'engineDb' | 'db' | 'log'>
type ChatWithDue = { hostId: string; chatId: string }

const AT_ONCE = 200

/**
 * Marks, by PostgreSQL's time, the chats in which an answer that was put off is due. A chat with a reply that is about to leave is
 * looked at again when that has.
 */
export async function oweAnswers({ engineDb, db, log }: OweDeps): Promise<void> {
  const chats = await engineDb.$queryRaw<ChatWithDue[]>`
    select d.host_id::text as "hostId", d.chat_id::text as "chatId" from deferral d
     where d.settled_at is null and d.owed_at is null and d.due_at <= now()
       and not exists (select from message m where m.host_id = d.host_id and m.chat_id = d.chat_id
         and m.kind in ('draft', 'host_reply') and m.status in (${statusList(LEAVING)}))
     group by 1, 2 order by min(d.due_at) limit ${AT_ONCE}::int`
  const mark = (chat: ChatWithDue) =>
    inHost(db, chat.hostId, async (tx, now) => {
      await lockChat(tx, chat)
      await markOwed(tx, { ...chat, now })
    })
  await eachApart(chats, mark, { name: 'owe an answer', log })
}
