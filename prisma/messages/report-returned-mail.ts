import type { Transaction } from '#prisma/client.ts'
import { findNoticesTo } from '#prisma/notices/find-returned-notices.ts'
import { reportReturnedNotice } from '#prisma/notices/report-returned-notice.ts'
import { storedFault } from '#prisma/sentence-columns.ts'
import { idsNamed, type MailNews, type MailReport } from '#workflows/domain/delivery-report.ts'
import { addressesNotReached, RETURNS_WITHIN_MS, saidOfMail } from '#workflows/domain/said-of-mail.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import { lockMessage } from './lock-message.ts'
import { messageRows } from './message-rows.ts'
import { reportDelivery } from './report-delivery.ts'
import { SENT_BY, type SentBy, sentBy } from './sent-by.ts'

/** Where it came through, and when it says so. */
export type ReturnedMail = MailReport & { saidAt: Date; sourceId: string }

type Of = { hostId: string; now: Date }

/**
 * What comes back of a mail of ours: believed it marks the delivery as failed; else it is shown at the message, which stays sent. One
 * that names no mail is about the only one that lately went from that mailbox to whom it names, a reply or a mail to the host; of
 * several, each is shown it. Of one that names a mail to the host the notice is asked: `reportReturnedNotice`.
 * @returns whether it is about a mail of ours that was looked for here: then it is no guest's message.
 * @throws AppError not_found when our mail is deleted meanwhile.
 */
export async function reportReturnedMail(tx: Transaction, mail: ReturnedMail, { hostId, now }: Of): Promise<boolean> {
  const found = await concerned(tx, mail, hostId)
  const notices = mail.rfcMessageId === null ? await findNoticesTo(tx, mail, hostId) : []
  const isOnly = found.length + notices.filter(({ returnedAt }) => returnedAt === null).length === 1
  for (const delivery of found) {
    const told = whatIsSaid(mail, delivery.recipient)
    if (told === null) continue
    const isCertain = isOnly && (await isBelieved(tx, { mail, delivery, hostId }))
    if (told.says === 'failed' && told.isOfOurs && isCertain) {
      const fault = say({ code: 'mail_bounced', params: { answer: told.answer } })
      const of = { deliveryId: delivery.id }
      await reportDelivery(tx, { hostId, of, told: 'failed', fault, sourceFault: null, now })
    } else await note(tx, { hostId, messageId: delivery.messageId }, noticeOf(told))
  }
  for (const notice of notices) await reportReturnedNotice(tx, notice, { ...mail, isSameMailbox: true, isOnly, now })
  return found.length + notices.length > 0
}

const DELIVERY = {
  id: true,
  messageId: true,
  recipient: true,
  claimedAt: true,
  ...SENT_BY,
}
type Concerned = SentBy & {
  id: string
  messageId: string
  recipient: string | null
  claimedAt: Date
}

/** Of more nobody could be told. */
const MOST_CONCERNED = 20

function concerned(tx: Transaction, mail: ReturnedMail, hostId: string): Promise<Concerned[]> {
  const { saidAt, sourceId } = mail
  const named = idsNamed(mail)
  const orderBy = { claimedAt: 'desc' } as const
  if (named.length > 0)
    return tx.delivery.findMany({ where: { hostId, rfcMessageId: { in: named } }, orderBy, select: DELIVERY, take: 1 })
  return tx.delivery.findMany({
    where: {
      ...{ hostId, state: 'sent', OR: [{ sourceId }, { sourceId: null, message: { sourceId } }] },
      claimedAt: { gte: new Date(saidAt.getTime() - RETURNS_WITHIN_MS) },
      recipient: { in: addressesNotReached(mail), mode: 'insensitive' },
    },
    ...{ orderBy, select: DELIVERY, take: MOST_CONCERNED },
  })
}

async function isBelieved(
  tx: Transaction,
  { mail, delivery, hostId }: { mail: ReturnedMail; delivery: Concerned; hostId: string },
): Promise<boolean> {
  const isInTime = delivery.claimedAt.getTime() >= mail.saidAt.getTime() - RETURNS_WITHIN_MS
  const sources = { hostId, sourceId: mail.sourceId, sentBy: sentBy(delivery) }
  return mail.isOfMailSystem && isInTime && (await isSameMailbox(tx, sources))
}

function whatIsSaid(mail: ReturnedMail, recipient: string | null) {
  const said = saidOfMail(mail, recipient)
  return said === null || said.says === 'fine' ? null : said
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
  await messageRows(tx).updateMany({ where: { id, hostId }, data: { deliveryNotice: storedFault(notice) } })
}
