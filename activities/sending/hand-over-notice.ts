import type { GmailAccount, SmtpAccount } from '#activities/channels/account/mail-account.ts'
import { openGmail } from '#activities/channels/gmail/open-gmail.ts'
import { sendByDraft } from '#activities/channels/gmail/send-by-draft.ts'
import type { OutgoingMail } from '#activities/channels/mime/compose-mime.ts'
import type { SendOutcome } from '#activities/channels/outgoing-channel.ts'
import { sendMail } from '#activities/channels/smtp/send-mail.ts'
import type { SendDeps } from './channel-of.ts'

export type HandingDeps = Pick<SendDeps, 'guard' | 'now'> & { config: Pick<SendDeps['config'], 'google'> }
type Handing = { mail: OutgoingMail; claimedAt: Date; onTransmit: () => Promise<void> }

/**
 * Hands a mail of Locanda's own to the server of an account, or to Google where its owner let us in.
 * @throws AppError rule_refused when sender or recipient is not one plain address; what `onTransmit` throws.
 */
export async function handOverNotice(
  { guard, now, config }: HandingDeps,
  account: SmtpAccount | GmailAccount,
  { mail, claimedAt, onTransmit }: Handing,
): Promise<SendOutcome> {
  if (!('google' in account)) return sendMail(guard, account, { ...mail, onTransmit })
  const { rfcMessageId, envelope, raw } = mail
  const gmail = await openGmail({ guard, now, google: config.google }, account.google, 'sending')
  const mark = { rfcMessageId, claimedAt, recipient: envelope.to }
  return sendByDraft(gmail, { raw, mark, answers: null, onTransmit })
}
