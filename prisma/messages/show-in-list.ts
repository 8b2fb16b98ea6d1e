import type { Transaction } from '#prisma/client.ts'
import { overtaken } from './is-overtaken.ts'
import { listAfterChange } from './list-columns.ts'
import type { MessageRow } from './message-row.ts'

/** Brings the chat's columns of the list up to date after a message of ours came to its state, under the chat's lock. */
export async function showInList(
  tx: Transaction,
  { id, hostId, chatId }: Pick<MessageRow, 'id' | 'hostId' | 'chatId'>,
  now: Date,
): Promise<void> {
  await tx.$executeRaw`
    update chat c set ${listAfterChange(now)},
      ai_confidence = case when p.kind = 'draft' and not ${overtaken('p')} then p.confidence else c.ai_confidence end
    from message p
    where p.id = ${id}::uuid and p.host_id = ${hostId}::uuid and c.id = ${chatId}::uuid and c.host_id = ${hostId}::uuid`
}
