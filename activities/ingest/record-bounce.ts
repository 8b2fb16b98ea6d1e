import { isMailboxOfSender } from '#activities/channels/account/app-sender.ts'
import type { Source } from '#activities/channels/account/source.ts'
import type { IncomingMessage } from '#activities/channels/incoming-message.ts'
import type { SourceDeps } from '#activities/deps.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type ReturnedMail, reportReturnedMail } from '#prisma/messages/report-returned-mail.ts'
import { findReturnedNotices, isNotice, type ReturnedTo } from '#prisma/notices/find-returned-notices.ts'
import { reportReturnedNotice } from '#prisma/notices/report-returned-notice.ts'
import { idsNamed } from '#workflows/domain/delivery-report.ts'

/** Of a mail that tells of one of ours: `told`: all of it is kept there; `shown`: its reader may have to do something. */
export type WordOfOurs = 'told' | 'shown'
type Said = Pick<IncomingMessage, 'bounce' | 'writtenAt' | 'authentication'>

/**
 * Keeps what comes back of a mail of ours, a reply or what Locanda itself wrote to a host or an administrator. Which are ours PostgreSQL
 * alone knows: a Message-ID shows it by nothing.
 * @returns null where it is about none of ours, or lies in a mail that says more.
 * @throws AppError not_found when our mail is deleted meanwhile.
 */
export async function recordBounce(deps: SourceDeps, source: Source, said: Said): Promise<WordOfOurs | null> {
  const { bounce, writtenAt: saidAt, authentication } = said
  if (bounce === null || source.type === 'whatsapp') return null
  const { hostId, sourceId } = source
  // Mail systems sign little; one whose sender is disowned is nobody's word.
  const mail = { ...bounce, isOfMailSystem: bounce.isOfMailSystem && authentication !== 'fail', saidAt, sourceId }
  const isReported = await inHost(deps.db, hostId, (tx) => reportReturnedMail(tx, mail, { hostId, now: deps.now() }))
  if (bounce.isKept === 'enclosing') return null
  if (isReported) return bounce.isKept ? 'shown' : 'told'
  if (mail.rfcMessageId === null) return null
  if (bounce.isKept) return (await isNotice(deps.engineDb, idsNamed(mail))) ? 'shown' : null
  const { address } = source.account
  const to = { hostId, sourceId, address, isOfSender: (sender: string) => isMailboxOfSender(source.account, sender) }
  return (await recordNotices(deps, mail, { ...to, rfcMessageId: mail.rfcMessageId })) ? 'told' : null
}

async function recordNotices(
  deps: SourceDeps,
  mail: ReturnedMail,
  { rfcMessageId, ...to }: ReturnedTo & { rfcMessageId: string },
): Promise<boolean> {
  const { isKnown, notices } = await findReturnedNotices(deps.engineDb, rfcMessageId, to)
  for (const { isSameMailbox, ...notice } of notices) {
    const said = { ...mail, isSameMailbox, isOnly: true, now: deps.now() }
    await inHost(deps.db, notice.hostId, (tx) => reportReturnedNotice(tx, notice, said))
  }
  // To an administrator who is no host, or past the mailbox it left by: the operator alone can see to it.
  if (isKnown && notices.length === 0) deps.log.warn({ sourceId: to.sourceId }, 'a mail of the application came back')
  return isKnown
}
