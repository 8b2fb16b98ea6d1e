import type { SmtpAccount } from '#activities/channels/account/mail-account.ts'
import { composeMime, outgoingMessageId } from '#activities/channels/mime/compose-mime.ts'
import type { SendOutcome } from '#activities/channels/outgoing-channel.ts'
import { sendMail } from '#activities/channels/smtp/send-mail.ts'
import type { SendDeps } from '#activities/sending/channel-of.ts'

/** `key`: one mail's; `onTransmit`: awaited before its first byte leaves. */
export type Notice = { key: string; to: string; subject: string; text: string; onTransmit?: () => Promise<void> }

/**
 * Mails somebody who works with Locanda, once. It is noted before it leaves, so that a mailbox that is read here too does not bring
 * it in as a guest's. What a server or a network does is in the outcome. @throws what `onTransmit` throws.
 */
export async function sendNotice(
  deps: Pick<SendDeps, 'db' | 'guard' | 'now'>,
  account: SmtpAccount,
  { key, to, subject, text, onTransmit }: Notice,
): Promise<SendOutcome> {
  const rfcMessageId = outgoingMessageId(key, account.address)
  const from = { address: account.address, name: 'Locanda' }
  const mail = await composeMime({ rfcMessageId, date: deps.now(), from, to, subject, text, automatic: true })
  const noted = async () => {
    await onTransmit?.()
    await deps.db.notice.createMany({ data: [{ rfcMessageId, sentAt: deps.now() }], skipDuplicates: true })
  }
  return sendMail(deps.guard, account, { ...mail, onTransmit: noted })
}
