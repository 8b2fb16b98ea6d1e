import type { Transaction } from '#prisma/client.ts'

/** Takes away what came for a source and nobody has read; answers how many of which number. */
export async function dropQueued(
  tx: Transaction,
  { hostId, sourceId }: { hostId: string; sourceId: string },
): Promise<{ phoneNumberId: string; many: number }[]> {
  return await tx.$queryRaw<{ phoneNumberId: string; many: number }[]>`
    with gone as (
      delete from webhook_event where host_id = ${hostId}::uuid and source_id = ${sourceId}::uuid and read_at is null
      returning coalesce(body #>> '{metadata,phone_number_id}', '') as number)
    select number as "phoneNumberId", count(*)::int as many from gone group by number`
}
