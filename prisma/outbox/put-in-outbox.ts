import type { Transaction } from '#prisma/client.ts'
import type { OutboxKind } from '#prisma/generated/enums.ts'
import { TRIED_FOR_MS } from '#workflows/domain/outbox-pauses.ts'

/** `triedForMs`: a day where nothing else is said. */
export type Announcement = {
  hostId: string
  kind: OutboxKind
  messageIds: readonly string[]
  turn?: number
  triedForMs?: number
}

/** The name of an announcement: the same with every try, and one a message, kind and turn. */
export const eventIdOf = (kind: OutboxKind, messageId: string, turn?: number) =>
  `${kind}-${messageId}${turn === undefined ? '' : `-${turn}`}`

/**
 * Has n8n told of the messages, as soon as this transaction is committed; what was announced before stays as it is. All its times are
 * PostgreSQL's: the clocks of those who put in, try and give up may differ by more than a day. Cut to what is stored, as rounded up it
 * would not be due yet for who asks at once.
 */
export async function putInOutbox(
  tx: Transaction,
  { hostId, kind, messageIds, turn, triedForMs = TRIED_FOR_MS }: Announcement,
): Promise<void> {
  if (messageIds.length === 0) return
  const eventIds = messageIds.map((messageId) => eventIdOf(kind, messageId, turn))
  await tx.$executeRaw`
    insert into outbox_event (host_id, kind, message_id, receiver, event_id, created_at, next_at, give_up_at)
    select ${hostId}::uuid, ${kind}::outbox_kind, told.message_id, 'n8n', told.event_id, clock.now, clock.now,
      clock.now + make_interval(secs => ${triedForMs / 1000}::float)
    from unnest(${[...messageIds]}::uuid[], ${eventIds}::text[]) as told (message_id, event_id),
      (select date_trunc('milliseconds', clock_timestamp()) as now) clock
    on conflict do nothing`
}
