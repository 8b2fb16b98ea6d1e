import type { Transaction } from '#prisma/client.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import type { MailNews, MailReport } from '#workflows/domain/delivery-report.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { lockMessage } from './lock-message.ts'
import { reportDelivery } from './report-delivery.ts'

/** Where it came through, and when it says so. */
export type ReturnedMail = MailReport & { saidAt: Date; sourceId: string }

/** Servers give a mail up after four or five days (RFC 5321, 4.5.4.1), and clocks differ. */
const RETURNS_WITHIN_MS = 8 * 24 * 3_600_000
const WORST: MailNews[] = ['failed', 'spam', 'delayed', 'fine']

type Of = { hostId: string; now: Date }

/**
 * What comes back of a mail of ours: believed it marks the delivery as failed; else it is shown at the message, which stays sent.
 * @returns whether it is about a mail of ours: then it is no guest's message.
 * @throws AppError not_found when our mail is deleted meanwhile.
 */
export async function reportReturnedMail(tx: Transaction, mail: ReturnedMail, { hostId, now }: Of): Promise<boolean> {
  const delivery = await tx.delivery.findFirst({
    where: { hostId, rfcMessageId: mail.rfcMessageId },
    orderBy: { claimedAt: 'desc' },
    select: { id: true, messageId: true, recipient: true, claimedAt: true, message: { select: { sourceId: true } } },
  })
  if (delivery === null) return false
  const { messageId, recipient, claimedAt } = delivery
  const told = whatIsSaid(mail, recipient)
  if (told === null) return true
  const isInTime = claimedAt.getTime() >= mail.saidAt.getTime() - RETURNS_WITHIN_MS
  const sources = { hostId, sourceId: mail.sourceId, sentBy: delivery.message.sourceId }
  const isBelieved = told.isOfOurs && mail.isOfMailSystem && isInTime && (await isSameMailbox(tx, sources))
  if (told.says === 'failed' && isBelieved) {
    const fault = say({ code: 'mail_bounced', params: { answer: told.answer } })
    return reportDelivery(tx, {
      hostId,
      of: { deliveryId: delivery.id },
      told: 'failed',
      fault,
      sourceFault: null,
      now,
    })
  }
  await note(tx, { hostId, messageId }, noticeOf(told))
  return true
}

/** What it says of our recipient: under their name; else, where its copy was for them, the worst of all; else of somebody, we cannot know. */
function whatIsSaid({ recipients, copyFor }: ReturnedMail, recipient: string | null) {
  const ours = recipient?.toLowerCase() ?? ''
  const named = recipients.filter(({ addresses }) => addresses.includes(ours))
  const isOfOurs = named.length > 0 || copyFor.includes(ours)
  const worst = (named.length > 0 ? named : recipients).toSorted(
    (one, other) => WORST.indexOf(one.says) - WORST.indexOf(other.says),
  )[0]
  return worst === undefined || worst.says === 'fine' ? null : { ...worst, isOfOurs }
}

/** It comes back to where it was sent from: that mailbox, also where it was connected anew since. */
async function isSameMailbox(
  tx: Transaction,
  { hostId, sourceId, sentBy }: { hostId: string; sourceId: string; sentBy: string },
): Promise<boolean> {
  if (sourceId === sentBy) return true
  const sources = await tx.messageSource.findMany({
    where: { hostId, id: { in: [sourceId, sentBy] } },
    select: { identifier: true },
  })
  return sources.length === 2 && sources[0]?.identifier.toLowerCase() === sources[1]?.identifier.toLowerCase()
}

function noticeOf({ says, answer }: { says: MailNews; answer: string }): Sentence {
  if (says === 'spam') return say({ code: 'mail_marked_as_spam' })
  return says === 'delayed'
    ? say({ code: 'mail_delayed', params: { answer } })
    : say({ code: 'mail_perhaps_bounced', params: { answer } })
}

async function note(tx: Transaction, ref: { hostId: string; messageId: string }, notice: Sentence): Promise<void> {
  const { id, hostId } = await lockMessage(tx, ref)
  await tx.message.updateMany({ where: { id, hostId }, data: { deliveryNotice: storedFault(notice) } })
}
