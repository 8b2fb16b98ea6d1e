import { Prisma, type Transaction } from '#prisma/client.ts'
import type { ChatRef } from './lock-chat.ts'
import { messageRows } from './message-rows.ts'

/** A message whose workflow has to look again; `answersId` is the guest's message that the workflow is about. */
export type WakeRef = {
  hostId: string
  chatId: string
  messageId: string
  /** Null for what the host wrote: that has a workflow of its own. */
  answersId: string | null
  /** As it was when the debt was made: paid where it still is so. */
  version: number
}

/** In SQL, as `WakeRef`s in JSON: the messages of the chat of the row `m` whose workflows have not been told of the last change. */
export const OWED_WAKES = Prisma.sql`(
  select coalesce(json_agg(json_build_object('hostId', o.host_id, 'chatId', o.chat_id, 'messageId', o.id,
    'answersId', case when o.kind = 'guest' then o.id else o.answers_id end, 'version', o.version)), '[]')
  from message o where o.host_id = m.host_id and o.chat_id = m.chat_id and o.wake_owed_at is not null)`

/** The runs of a chat's waiting drafts have to look again: something that they show of the chat has changed. */
export async function oweWakesOfOpenDrafts(tx: Transaction, chat: ChatRef, now: Date): Promise<WakeRef[]> {
  const { hostId, chatId } = chat
  await messageRows(tx).updateMany({ where: { hostId, chatId, status: 'pending' }, data: { wakeOwedAt: now } })
  const [owed] = await tx.$queryRaw<{ wakes: WakeRef[] }[]>`
    select ${OWED_WAKES} as wakes from (select ${hostId}::uuid as host_id, ${chatId}::uuid as chat_id) m`
  return owed?.wakes ?? []
}
