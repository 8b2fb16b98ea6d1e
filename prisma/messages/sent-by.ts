import type { Transaction } from '#prisma/client.ts'
import { notFound } from '#workflows/domain/errors.ts'

/** What of a delivery says which source its message leaves by. */
export const SENT_BY = { sourceId: true, message: { select: { sourceId: true } } } as const

export type SentBy = { sourceId: string | null; message: { sourceId: string } }

/** The source that a send was granted for; of before that was kept, its message's. */
export const sentBy = ({ sourceId, message }: SentBy): string => sourceId ?? message.sourceId

/** The sends that `sentBy` says of a source. */
export const sendsOf = (sourceId: string) => ({ OR: [{ sourceId }, { sourceId: null, message: { sourceId } }] })

/** @throws AppError not_found for a send of another host's. */
export async function sourceOfSend(
  tx: Transaction,
  { hostId, sendKey }: { hostId: string; sendKey: string },
): Promise<{ hostId: string; sourceId: string }> {
  const delivery = await tx.delivery.findFirst({ where: { hostId, sendKey }, select: SENT_BY })
  if (delivery === null) throw notFound('Message')
  return { hostId, sourceId: sentBy(delivery) }
}
