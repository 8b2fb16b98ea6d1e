import type { Transaction } from '#prisma/client.ts'
import type { HostNoticeModel } from '#prisma/generated/models.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { MailReport } from '#workflows/domain/delivery-report.ts'
import { RETURNS_WITHIN_MS, type SaidOfMail, saidOfMail } from '#workflows/domain/said-of-mail.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { noteArrived, noteReturned } from './address-faults.ts'
import { callAgain } from './call-again.ts'

/** `isSameMailbox`: it came back to where the notice was sent from. `isOnly`: it is about this notice and no other. */
export type ReturnedNotice = MailReport & { saidAt: Date; isSameMailbox: boolean; isOnly: boolean }

/**
 * Keeps what comes back of a mail of Locanda's own at it, at its address and, where it called the host, at that call. Said twice it
 * changes nothing more. In a transaction of the host whom the notice was for.
 */
export async function reportReturnedNotice(
  tx: Transaction,
  { hostId, rfcMessageId }: Pick<HostNoticeModel, 'hostId' | 'rfcMessageId'>,
  { now, ...mail }: ReturnedNotice & { now: Date },
): Promise<void> {
  // Whoever writes down the call that this mail was asks for its news under the same lock.
  await tx.$queryRaw`select from host_notice
    where host_id = ${hostId}::uuid and rfc_message_id = ${rfcMessageId} for no key update`
  const notice = await tx.hostNotice.findUnique({ where: { hostId_rfcMessageId: { hostId, rfcMessageId } } })
  const said = saidOfMail(mail, notice?.recipient ?? null)
  if (notice === null || notice.returnedAt !== null || said === null) return
  const address = { hostId, address: notice.recipient }
  if (said.says === 'fine' || said.says === 'spam') return noteArrived(tx, address, notice.sentAt)
  const isLate = said.says === 'delayed'
  const isCertain = isBelieved(mail, notice, said)
  const fault = faultOf(said, isCertain && mail.isOnly)
  await tx.hostNotice.update({
    where: { hostId_rfcMessageId: { hostId, rfcMessageId } },
    data: { fault: storedFault(fault), ...(isLate ? {} : { returnedAt: now }) },
  })
  const ofAddress = isLate ? null : addressFault(notice.recipient, said, isCertain)
  const isNews = ofAddress !== null && (await noteReturned(tx, { ...address, fault: ofAddress, now }))
  await callAgain(tx, notice, { fault, isNews, now })
}

const isBelieved = (mail: ReturnedNotice, notice: HostNoticeModel, { says, isOfOurs }: SaidOfMail): boolean =>
  says === 'failed' &&
  isOfOurs &&
  mail.isOfMailSystem &&
  mail.isSameMailbox &&
  notice.sentAt.getTime() >= mail.saidAt.getTime() - RETURNS_WITHIN_MS

function faultOf({ says, answer }: SaidOfMail, isCertain: boolean): Sentence {
  if (says === 'delayed') return say({ code: 'mail_delayed', params: { answer } })
  return isCertain
    ? say({ code: 'mail_bounced', params: { answer } })
    : say({ code: 'mail_perhaps_bounced', params: { answer } })
}

const addressFault = (address: string, { answer }: SaidOfMail, isCertain: boolean): Sentence =>
  isCertain
    ? say({ code: 'host_mail_returned', params: { address, answer } })
    : say({ code: 'host_mail_perhaps_returned', params: { address, answer } })
