import { accountClosed } from '#prisma/accounts/is-account-closed.ts'
import { Prisma, type Transaction } from '#prisma/client.ts'
import type { OutboxKind } from '#prisma/generated/enums.ts'

/** Longer than a try may take: whoever has not said by then what became of it is dead. */
const TRY_WITHIN_SECONDS = 60

/** One announcement, to be tried now by whoever holds this. */
export type DueEvent = {
  id: string
  hostId: string
  kind: OutboxKind
  messageId: string
  eventId: string
  /** This one among them. */
  tries: number
  giveUpAt: Date
}

/**
 * Gives out what is due, emergencies first, each to one caller, who says in time what became of it; of one event alone where it is
 * named. For a host that host's, for the engine role everybody's. Of a closed account nothing is given out.
 */
export function claimDue(
  tx: Pick<Transaction, '$queryRaw'>,
  { atMost, eventId }: { atMost: number; eventId?: string },
): Promise<DueEvent[]> {
  const named = eventId === undefined ? Prisma.empty : Prisma.sql`and event_id = ${eventId}`
  return tx.$queryRaw<DueEvent[]>`
    update outbox_event set tries = tries + 1, tried_at = clock_timestamp(),
      next_at = clock_timestamp() + make_interval(secs => ${TRY_WITHIN_SECONDS}::int)
    where id in (
      select id from outbox_event where state = 'waiting' and next_at <= clock_timestamp() ${named}
        and not ${accountClosed(Prisma.sql`host_id`)}
      order by kind = 'emergency' desc, next_at limit ${atMost}::int for update skip locked)
    returning id::text, host_id::text as "hostId", kind::text, message_id::text as "messageId", event_id as "eventId", tries,
      give_up_at as "giveUpAt"`
}
