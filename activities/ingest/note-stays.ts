import { recordAudit } from '#prisma/audit.ts'
import type { Transaction } from '#prisma/client.ts'
import { REPLY_ADDRESS } from '#prisma/reply-address.ts'
import { recalculateOwedSecrets } from '#prisma/secrets/owed-secrets.ts'
import type { ChatRow } from './plan-rows.ts'

/**
 * A platform's word on a stay: a confirmation vouches for the days it names, where the host has not vouched for any; a cancellation
 * takes back whoever's word there was. The chats are locked.
 */
export async function noteStays(tx: Transaction, hostId: string, chats: readonly ChatRow[]): Promise<void> {
  for (const { id: chatId, stay } of chats) {
    if (stay === null) continue
    const changed =
      stay.says === 'confirmed' ? await confirm(tx, { hostId, chatId, ...stay }) : await cancel(tx, { hostId, chatId })
    if (changed === 0) continue
    await recalculateOwedSecrets(tx, { hostId, chatId })
    const action = stay.says === 'confirmed' ? 'chat.confirm_stay' : 'chat.cancel_stay'
    await recordAudit(tx, { hostId, actor: 'system', action, subject: chatId, detail: { ...stay } })
  }
}

type OfChat = { hostId: string; chatId: string }

const confirm = (
  tx: Transaction,
  { hostId, chatId, checkIn, checkOut }: OfChat & { checkIn: string; checkOut: string },
) =>
  tx.$executeRaw`
    update chat c set check_in_date = ${checkIn}::date, check_out_date = ${checkOut}::date, stay_confirmed_by = 'relay',
      stay_address = ${REPLY_ADDRESS}
    where id = ${chatId}::uuid and host_id = ${hostId}::uuid and stay_confirmed_by is distinct from 'host'`

const cancel = (tx: Transaction, { hostId, chatId }: OfChat) =>
  tx.$executeRaw`
    update chat set check_in_date = null, check_out_date = null, stay_confirmed_by = null, stay_address = null
    where id = ${chatId}::uuid and host_id = ${hostId}::uuid and stay_confirmed_by is not null`
