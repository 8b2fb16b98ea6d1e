import { accountClosed } from '#prisma/accounts/is-account-closed.ts'
import { type Database, Prisma } from '#prisma/client.ts'
import type { PushKind } from '#workflows/domain/push/push-kinds.ts'

/** Longer than a try may take: whoever has not said by then what became of it is dead. */
const TRY_WITHIN_SECONDS = 60

/** What one device is to be told now, by whoever holds this. */
export type DuePush = {
  id: string
  hostId: string
  deviceId: string
  /** Null where it is about a source. */
  chatId: string | null
  kind: PushKind
  aboutId: string
  /** This one among them. */
  tries: number
  createdAt: Date
}

/** Gives out what devices are to be told, emergencies first, each to one caller, who says in time what became of it. */
export const claimDuePushes = (engineDb: Database, atMost: number): Promise<DuePush[]> =>
  engineDb.$queryRaw<DuePush[]>`
    update push_send set tries = tries + 1, next_at = clock_timestamp() + make_interval(secs => ${TRY_WITHIN_SECONDS}::int)
    where id in (
      select id from push_send where state = 'waiting' and next_at <= clock_timestamp()
        and not ${accountClosed(Prisma.sql`host_id`)}
      order by kind = 'emergency' desc, next_at limit ${atMost}::int for update skip locked)
    returning id::text, host_id::text as "hostId", device_id::text as "deviceId", chat_id::text as "chatId", kind::text,
      about_id::text as "aboutId", tries, created_at as "createdAt"`
