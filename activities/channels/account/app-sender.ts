import type { MailAccount, SmtpAccount } from '#activities/channels/account/mail-account.ts'
import { bareAddressOrNull, isUnderDomain } from '#activities/channels/text/bare-address.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { smtpServerForAddress } from './smtp-server.ts'

/**
 * The SMTP account of the application's own sender (APP_EMAIL_SENDER), its server derived from the address.
 * @throws AppError rule_refused when no sender is set.
 */
export function appSenderAccount(sender: { address: string; pass: string | undefined }): SmtpAccount {
  const address = bareAddressOrNull(sender.address)
  if (address === null) throw new AppError('rule_refused', { code: 'no_sender_account' })
  return {
    ...smtpServerForAddress(address),
    address,
    rejectUnauthorized: true,
    user: sender.pass ? address : '',
    pass: sender.pass ?? '',
  }
}

/**
 * Whether a mailbox that is read is that of a sender: it is signed in to by that address, at that address's provider. The address
 * that a host gave to a source proves nothing.
 */
export function isMailboxOfSender({ inbound }: Pick<MailAccount, 'inbound'>, sender: string): boolean {
  const provider = smtpServerForAddress(sender).hostname.split('.').slice(1).join('.')
  const isAtProvider = provider.includes('.') && isUnderDomain(inbound.hostname.toLowerCase(), provider)
  const user = inbound.user.trim().toLowerCase()
  return isAtProvider && (user === sender || `${user}@${sender.slice(sender.lastIndexOf('@') + 1)}` === sender)
}
