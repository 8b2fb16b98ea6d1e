import type { SmtpAccount } from '#activities/channels/account/mail-account.ts'
import { bareAddressOrNull } from '#activities/channels/text/bare-address.ts'
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
