import type { Transaction } from '#prisma/client.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { messageRows } from './message-rows.ts'

type Transmission = {
  hostId: string
  messageId: string
  sendKey: string
  chatId: string
  sourceId: string
  recipient: string
  rfcMessageId: string | null
  /** By what it can be looked up; one of an earlier try is none of this one. */
  providerId?: string
}

/**
 * Writes down that the content is about to leave: from here on a lost answer means 'may have been sent'. The guest's
 * answer to it finds the chat by its Message-ID, however fast it comes. One conditional update decides, without the
 * chat's lock: the server at the other end waits meanwhile.
 * @throws AppError conflict when another try of the same send was first.
 */
export async function markTransmitting(tx: Transaction, transmission: Transmission): Promise<void> {
  const { hostId, messageId, sendKey, chatId, sourceId, recipient, rfcMessageId, providerId } = transmission
  const { count } = await tx.delivery.updateMany({
    where: { sendKey, hostId, messageId, state: 'claimed' },
    data: {
      state: 'transmitting',
      recipient,
      rfcMessageId,
      fault: storedFault(null),
      ...(providerId === undefined ? {} : { providerId }),
    },
  })
  if (count === 0) throw new AppError('conflict', { code: 'send_overtaken' })
  if (rfcMessageId === null) return
  await messageRows(tx).updateMany({ where: { id: messageId, hostId }, data: { rfcMessageId } })
  await tx.threadRef.createMany({ data: [{ hostId, sourceId, chatId, rfcMessageId }], skipDuplicates: true })
}
