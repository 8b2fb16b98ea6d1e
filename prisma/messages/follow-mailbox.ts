import type { Transaction } from '#prisma/client.ts'

type Mailbox = { hostId: string; from: readonly string[]; to: string }

/** The newest; the others stay to be read, and follow with their guest's next message. */
const MOST_CHATS = 1_000

/**
 * The chats of deleted sources go on in the one that is the same mailbox or number now: what its host writes in them leaves there.
 */
export async function followMailbox(tx: Transaction, { hostId, from, to }: Mailbox): Promise<void> {
  if (from.length === 0) return
  await tx.$executeRaw`
    update chat set source_id = ${to}::uuid where id in (
      select c.id from chat c where c.host_id = ${hostId}::uuid and c.source_id = any(${[...from]}::uuid[])
        and not exists (select from chat o where o.source_id = ${to}::uuid and o.thread_key = c.thread_key)
      order by c.last_message_at desc, c.id limit ${MOST_CHATS} for no key update)`
}
