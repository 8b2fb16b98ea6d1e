import type { WhatsappConfig } from '#prisma/source-config.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { SourceSecrets } from './resolve-mail-account.ts'

/** A WhatsApp number with its token opened: lives in memory only. */
export type WhatsappAccount = { phoneNumberId: string; accessToken: string }

/**
 * The number of a source and the token that opens it.
 * @throws AppError rule_refused without a token or a usable number id.
 */
export function resolveWhatsappAccount(config: WhatsappConfig, { accessToken = '' }: SourceSecrets): WhatsappAccount {
  const { phoneNumberId } = config
  if (!/^[\w-]{1,100}$/.test(phoneNumberId) || !/^[\x21-\x7e]+$/.test(accessToken)) {
    throw new AppError('rule_refused', { code: 'whatsapp_unusable' })
  }
  return { phoneNumberId, accessToken }
}
