import type { Database } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { EmergencyKind } from '#workflows/domain/emergency/emergency-kinds.ts'
import { nextCall } from '#workflows/domain/emergency/times.ts'

/** Whoever calls and has not said by then when to call again is dead. */
const CALL_WITHIN_SECONDS = 60

/** One call of the host, on every way, to be made now by whoever holds this. */
export type DueCall = {
  id: string
  hostId: string
  chatId: string
  /** The newest that tells of it. */
  messageId: string
  kinds: EmergencyKind[]
  /** This one among them. */
  calls: number
  createdAt: Date
}

/** Gives out the calls that are due, each to one caller, until somebody takes the emergency. */
export function claimEmergencyCalls(
  engineDb: Database,
  { now, atMost }: { now: Date; atMost: number },
): Promise<DueCall[]> {
  return engineDb.$queryRaw<DueCall[]>`
    update emergency set calls = calls + 1,
      next_call_at = ${now}::timestamptz + make_interval(secs => ${CALL_WITHIN_SECONDS}::int)
    where id in (
      select id from emergency where next_call_at <= ${now}::timestamptz and taken_at is null and ended_at is null
      order by next_call_at limit ${atMost}::int for update skip locked)
    returning id::text, host_id::text as "hostId", chat_id::text as "chatId", coalesce(newest_message_id, message_id)::text as "messageId",
      kinds, calls,
      created_at as "createdAt"`
}

/** Says when the host is called next, unless somebody took it meanwhile or another message called sooner. */
export async function planNextCall(db: Database, { id, hostId, calls, createdAt }: DueCall, now: Date): Promise<void> {
  const nextCallAt = nextCall(calls, { createdAt, now })
  await inHost(db, hostId, (tx) =>
    tx.emergency.updateMany({ where: { id, hostId, calls, takenAt: null, endedAt: null }, data: { nextCallAt } }),
  )
}
