import { Prisma, type Transaction } from '#prisma/client.ts'
import { SUPERSEDABLE } from '#workflows/domain/message-status.ts'

type OpenDrafts = { hostId: string; chatId: string; now: Date }

/** Ends what waits in the chat, never what the host approved; answers the guest messages whose workflows to wake. */
export async function supersedeOpenDrafts(tx: Transaction, { hostId, chatId, now }: OpenDrafts): Promise<string[]> {
  const rows = await tx.$queryRaw<{ answersId: string | null }[]>`
    update message set status = 'superseded', settled_at = ${now}, undo_until = null, version = version + 1
    where host_id = ${hostId}::uuid and chat_id = ${chatId}::uuid and kind = 'draft'
      and status::text in (${Prisma.join([...SUPERSEDABLE])})
    returning answers_id::text as "answersId"`
  return rows.flatMap(({ answersId }) => (answersId === null ? [] : [answersId]))
}
