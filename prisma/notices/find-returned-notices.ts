import type { Database, Transaction } from '#prisma/client.ts'
import type { MailReport } from '#workflows/domain/delivery-report.ts'
import { addressesNotReached, RETURNS_WITHIN_MS } from '#workflows/domain/said-of-mail.ts'

/** Of more nobody could be told. */
const MOST_CONCERNED = 20

/** A mailbox that something came back to. `isOfSender`: whether it is the one of the application's own sender. */
export type ReturnedTo = { hostId: string; sourceId: string; address: string; isOfSender: (sender: string) => boolean }

export type FoundNotice = { hostId: string; rfcMessageId: string; isSameMailbox: boolean }

/**
 * The mails to hosts that have this Message-ID, where what this mailbox says may be written down for whom they were for: another
 * host's only where it left by that very mailbox. `isKnown`: a mail of Locanda's own has it. For the engine role: whose it is nobody
 * knows before.
 */
export async function findReturnedNotices(
  engineDb: Database,
  rfcMessageId: string,
  to: ReturnedTo,
): Promise<{ isKnown: boolean; notices: FoundNotice[] }> {
  const rows = await engineDb.hostNotice.findMany({ where: { rfcMessageId }, take: MOST_CONCERNED })
  const notices = rows.flatMap(({ hostId, sentByHostId, sourceId, sender }) => {
    const isOwnAgain = sentByHostId === to.hostId && sender === to.address
    const isSameMailbox = sourceId === to.sourceId || isOwnAgain || (sentByHostId === null && to.isOfSender(sender))
    return isSameMailbox || hostId === to.hostId ? [{ hostId, rfcMessageId, isSameMailbox }] : []
  })
  const isKnown = rows.length > 0 || (await isNotice(engineDb, [rfcMessageId]))
  return { isKnown, notices }
}

/** Whether Locanda itself wrote a mail of these, to whomever. */
export const isNotice = async (engineDb: Database, rfcMessageIds: readonly string[]): Promise<boolean> =>
  (await engineDb.notice.count({ where: { rfcMessageId: { in: [...rfcMessageIds] } } })) > 0

/** The host's own that lately left by this mailbox for whom a report names that names no mail; those that came back already, too. */
export function findNoticesTo(
  tx: Transaction,
  mail: MailReport & { saidAt: Date; sourceId: string },
  hostId: string,
): Promise<{ hostId: string; rfcMessageId: string; returnedAt: Date | null }[]> {
  const { saidAt, sourceId } = mail
  return tx.hostNotice.findMany({
    where: {
      ...{ hostId, sourceId, sentByHostId: hostId, recipient: { in: addressesNotReached(mail) } },
      sentAt: { gte: new Date(saidAt.getTime() - RETURNS_WITHIN_MS) },
    },
    select: { hostId: true, rfcMessageId: true, returnedAt: true },
    orderBy: { sentAt: 'desc' },
    take: MOST_CONCERNED,
  })
}
