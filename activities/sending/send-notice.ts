import type { GmailAccount, SmtpAccount } from '#activities/channels/account/mail-account.ts'
import type { SourceId } from '#activities/channels/account/source.ts'
import { composeMime, outgoingMessageId } from '#activities/channels/mime/compose-mime.ts'
import { sealOfNotice } from '#activities/channels/mime/notice-mark.ts'
import type { SendOutcome } from '#activities/channels/outgoing-channel.ts'
import type { SendDeps } from '#activities/sending/channel-of.ts'
import { inHost } from '#prisma/host-scope.ts'
import { type LeavingNotice, noteNotice, renameNotice, takeBackNotice } from '#prisma/notices/note-notice.ts'
import { type HandingDeps, handOverNotice } from './hand-over-notice.ts'

/**
 * `key`: one mail's. `forHost`: whom it tells something; null for an administrator who is no host. `emergencyId`: of the emergency it
 * calls about. `onTransmit`: awaited before its first byte leaves. `onRefused`: after that, where nobody took it in the end.
 */
export type Notice = {
  key: string
  forHost: string | null
  emergencyId?: string
  to: string
  subject: string
  text: string
  onTransmit?: () => Promise<void>
  onRefused?: () => Promise<void>
}
/** `source`: whose mailbox it is; null for the application's own sender. */
export type NoticeSender = { account: SmtpAccount | GmailAccount; source: SourceId | null }

type NoticeDeps = Pick<SendDeps, 'db'> & HandingDeps

/**
 * Mails somebody who works with Locanda, once. It is noted before it leaves, so that a mailbox that is read here too does not bring
 * it in as a guest's, and that what comes back of it is known. What a server or a network does is in the outcome.
 * @throws what `onTransmit` throws.
 */
export async function sendNotice(
  deps: NoticeDeps,
  { account, source }: NoticeSender,
  { key, forHost, to, subject, text, onTransmit, ...about }: Notice,
): Promise<SendOutcome> {
  const { address } = account
  const rfcMessageId = outgoingMessageId(key, address)
  const claimedAt = deps.now()
  const mail = await composeMime({
    ...{ rfcMessageId, date: claimedAt, from: { address, name: 'Locanda' } },
    ...{ to, subject, text, automatic: true, isNotice: true },
  })
  let noted: LeavingNotice | undefined
  const note = async () => {
    await onTransmit?.()
    const sentAt = deps.now()
    const ids = [rfcMessageId, sealOfNotice(rfcMessageId, { from: address, to })]
    const data = ids.map((id) => ({ rfcMessageId: id, sentAt }))
    await deps.db.notice.createMany({ data, skipDuplicates: true })
    if (forHost === null) return
    const emergencyId = about.emergencyId ?? null
    const leaving = { hostId: forHost, rfcMessageId, key, to, emergencyId, sentBy: source, sender: address, sentAt }
    await inHost(deps.db, forHost, (tx) => noteNotice(tx, leaving))
    noted = leaving
  }
  const outcome = await handOverNotice(deps, account, { mail, claimedAt, onTransmit: note })
  if (noted !== undefined && isRefused(outcome)) await takeBack(deps, noted)
  const given = outcome.outcome === 'sent' ? outcome.rfcMessageId : undefined
  if (given !== undefined) await renameAs(deps, given, { sentAt: claimedAt, noted })
  return outcome
}

type Named = { sentAt: Date; noted: LeavingNotice | undefined }

/** By the Message-ID that its provider gave it, it comes back, and into a mailbox that is read here. */
async function renameAs({ db }: NoticeDeps, rfcMessageId: string, { sentAt, noted }: Named): Promise<void> {
  await db.notice.createMany({ data: [{ rfcMessageId, sentAt }], skipDuplicates: true })
  if (noted !== undefined) await inHost(db, noted.hostId, (tx) => renameNotice(tx, noted, rfcMessageId))
}

const isRefused = ({ outcome }: SendOutcome) => outcome === 'failed' || outcome === 'stopped'

const takeBack = ({ db }: NoticeDeps, notice: LeavingNotice) =>
  inHost(db, notice.hostId, (tx) => takeBackNotice(tx, notice))
