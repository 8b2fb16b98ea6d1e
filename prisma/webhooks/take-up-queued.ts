import type { Transaction } from '#prisma/client.ts'

type Of = { hostId: string; sourceId: string; phoneNumberId: string }

/** What waits for a number with a source that its host has deleted is of the one that has the number now. */
export async function takeUpQueued(tx: Transaction, { hostId, sourceId, phoneNumberId }: Of): Promise<void> {
  await tx.$executeRaw`
    update webhook_event e set source_id = ${sourceId}::uuid
    from message_source s
    where e.host_id = ${hostId}::uuid and e.read_at is null and s.host_id = e.host_id and s.id = e.source_id
      and s.deleted_at is not null and s.type = 'whatsapp' and e.body #>> '{metadata,phone_number_id}' = ${phoneNumberId}`
}
