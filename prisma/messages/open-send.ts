import type { Transaction } from '#prisma/client.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import type { MessageRef } from './message-row.ts'

/** `hasBegun`: its content may have left. `isByItself`: it was granted without a person's word. */
export type OpenSend = { sendKey: string; hasBegun: boolean; isByItself: boolean }

/** The send of a message that was granted and has not ended. */
export async function findOpenSend(tx: Transaction, { hostId, messageId }: MessageRef): Promise<OpenSend | null> {
  const open = await tx.delivery.findFirst({
    where: { hostId, messageId, state: { in: ['claimed', 'transmitting'] } },
    orderBy: { claimedAt: 'desc' },
    select: { sendKey: true, state: true, isByItself: true },
  })
  if (open === null) return null
  const { sendKey, state, isByItself } = open
  return { sendKey, hasBegun: state === 'transmitting', isByItself }
}

/** Takes a grant back while nothing of it has begun to leave; false where another try was first. A `fault` says why, else the last try's stands. */
export async function endOpenSend(
  tx: Transaction,
  { hostId, messageId, sendKey }: MessageRef & { sendKey: string },
  { now, fault }: { now: Date; fault: Sentence | null },
): Promise<boolean> {
  const { count } = await tx.delivery.updateMany({
    where: { hostId, messageId, sendKey, state: 'claimed' },
    data: { state: 'failed', settledAt: now, ...(fault === null ? {} : { fault }) },
  })
  return count > 0
}
