import type { Transaction } from '#prisma/client.ts'
import type { MessageRef } from './message-row.ts'

export type OpenSend = { sendKey: string; hasBegun: boolean }

/** The send of a message that was granted and has not ended; `hasBegun`: its content may have left. */
export async function findOpenSend(tx: Transaction, { hostId, messageId }: MessageRef): Promise<OpenSend | null> {
  const open = await tx.delivery.findFirst({
    where: { hostId, messageId, state: { in: ['claimed', 'transmitting'] } },
    orderBy: { claimedAt: 'desc' },
    select: { sendKey: true, state: true },
  })
  return open === null ? null : { sendKey: open.sendKey, hasBegun: open.state === 'transmitting' }
}
