import type { Transaction } from '#prisma/client.ts'

/**
 * Leaves what came for a source that is disconnected, and that nobody has read: it waits for the number to be connected again where a
 * token of the source has opened it, else it goes. Answers how many of which number.
 */
export async function leaveQueued(
  tx: Transaction,
  { hostId, sourceId }: { hostId: string; sourceId: string },
): Promise<{ phoneNumberId: string; many: number }[]> {
  const queued = await tx.$queryRaw<{ phoneNumberId: string; many: number }[]>`
    select coalesce(body #>> '{metadata,phone_number_id}', '') as "phoneNumberId", count(*)::int as many
    from webhook_event where host_id = ${hostId}::uuid and source_id = ${sourceId}::uuid and read_at is null group by 1`
  await tx.$executeRaw`
    delete from webhook_event e using message_source s
    where e.host_id = ${hostId}::uuid and e.source_id = ${sourceId}::uuid and e.read_at is null
      and s.host_id = e.host_id and s.id = e.source_id
      and coalesce(e.body #>> '{metadata,phone_number_id}', '') <> all(s.opened_numbers)`
  return queued
}
