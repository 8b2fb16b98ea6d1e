import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { Sentence } from '#workflows/domain/sentences/sentence.ts'
import type { SendRef } from './outgoing.ts'

/**
 * The other side said no and may be asked again: the send is `claimed` as before, with the reason kept for the host.
 * `hadBegun`: only the try that itself marked the content as leaving, and has the answer in hand, may take that back.
 */
export async function releaseTransmission(
  deps: Pick<ActivityDeps, 'db'>,
  { hostId, messageId, sendKey }: SendRef,
  { reason, hadBegun }: { reason: Sentence; hadBegun: boolean },
): Promise<void> {
  await inHost(deps.db, hostId, (tx) =>
    tx.delivery.updateMany({
      where: { sendKey, hostId, messageId, state: hadBegun ? 'transmitting' : 'claimed' },
      data: { state: 'claimed', fault: reason },
    }),
  )
}
