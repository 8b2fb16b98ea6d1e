import type { Transaction } from '#prisma/client.ts'
import type { HostNoticeModel } from '#prisma/generated/models.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import { faultOfAddress } from './address-faults.ts'
import { addressesOfHost } from './addresses-of-host.ts'

/**
 * A mail that called a host of an emergency did not arrive: that is kept with the call, and where that is news of its address and the
 * host has another one, they are called again at once.
 */
export async function callAgain(
  tx: Transaction,
  { hostId, key, emergencyId, recipient }: HostNoticeModel,
  { fault, isNews, now }: { fault: Sentence; isNews: boolean; now: Date },
): Promise<void> {
  if (emergencyId === null) return
  await tx.emergencyCall.updateMany({
    where: { hostId, emergencyId, noticeKey: key },
    data: { fault: storedFault(fault) },
  })
  const isAtOnce = isNews && (await hasAnother(tx, { hostId, recipient, now }))
  // Also where nothing of it changes: it is shown step by step, and its windows hear of changes of its row.
  await tx.$executeRaw`update emergency set next_call_at =
      case when ${isAtOnce}::boolean then least(next_call_at, ${now}::timestamptz) else next_call_at end
    where id = ${emergencyId}::uuid and host_id = ${hostId}::uuid and taken_at is null and ended_at is null
      and next_call_at is not null`
}

async function hasAnother(
  tx: Transaction,
  { hostId, recipient, now }: { hostId: string; recipient: string; now: Date },
): Promise<boolean> {
  for (const address of await addressesOfHost(tx, hostId)) {
    if (address.toLowerCase() === recipient) continue
    if ((await faultOfAddress(tx, { hostId, address }, now)) === null) return true
  }
  return false
}
