import type { ActivityDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { Outgoing } from './outgoing.ts'

export type Transmission = { recipient: string; rfcMessageId: string | null }

/**
 * Writes down that the content is about to leave: from here on a lost answer means 'may have been sent'. The guest's
 * answer to it finds the chat by its Message-ID, however fast it comes.
 * @throws AppError conflict when another try of the same send was first.
 */
export async function markTransmitting(
  deps: Pick<ActivityDeps, 'db'>,
  { hostId, messageId, sendKey, chatId, sourceId }: Outgoing,
  { recipient, rfcMessageId }: Transmission,
): Promise<void> {
  await inHost(deps.db, hostId, async (tx) => {
    const { count } = await tx.delivery.updateMany({
      where: { sendKey, hostId, messageId, state: 'claimed' },
      data: { state: 'transmitting', recipient, rfcMessageId, fault: storedFault(null) },
    })
    if (count === 0) throw new AppError('conflict', { code: 'send_overtaken' })
    if (rfcMessageId === null) return
    await tx.message.updateMany({ where: { id: messageId, hostId }, data: { rfcMessageId } })
    await tx.threadRef.createMany({ data: [{ hostId, sourceId, chatId, rfcMessageId }], skipDuplicates: true })
  })
}
