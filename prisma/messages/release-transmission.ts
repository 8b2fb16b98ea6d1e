import type { Transaction } from '#prisma/client.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'

type Release = { hostId: string; messageId: string; sendKey: string; reason: Sentence; hadBegun: boolean }

/**
 * The other side said no and may be asked again: the send is `claimed` as before, with the reason kept for the host.
 * `hadBegun`: only the try that itself marked the content as leaving, and has the answer in hand, may take that back.
 */
export async function releaseTransmission(tx: Transaction, release: Release): Promise<void> {
  const { hostId, messageId, sendKey, reason, hadBegun } = release
  await tx.delivery.updateMany({
    where: { sendKey, hostId, messageId, state: hadBegun ? 'transmitting' : 'claimed' },
    data: { state: 'claimed', fault: reason },
  })
}
