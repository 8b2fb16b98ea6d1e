import { openSecrets, type SourceId } from '#activities/channels/account/load-mail-account.ts'
import type { Transaction } from '#prisma/client.ts'
import type { WhatsappConfig } from '#prisma/source-config.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'

/** A WhatsApp number with its token opened: lives in memory only. */
export type WhatsappAccount = { phoneNumberId: string; accessToken: string }
/** Where the Cloud API is: `https://graph.facebook.com`, `v26.0`. */
export type CloudApi = { apiUrl: string; graphVersion: string }

/**
 * The number of a source with its token opened, inside `inHost`.
 * @throws AppError not_found when it is absent or deleted; rule_refused without a token or a usable number id.
 */
export async function loadWhatsappAccount(tx: Transaction, vault: KeyRing, id: SourceId): Promise<WhatsappAccount> {
  const source = await tx.messageSource.findFirst({
    where: { id: id.sourceId, hostId: id.hostId, type: 'whatsapp', deletedAt: null },
  })
  if (source === null) throw notFound('Source')
  const { accessToken = '' } = await openSecrets(tx, vault, id)
  const { phoneNumberId } = source.config as WhatsappConfig
  if (!/^[\w-]{1,100}$/.test(phoneNumberId) || !/^[\x21-\x7e]+$/.test(accessToken)) {
    throw new AppError('rule_refused', { userMessage: 'The WhatsApp number or its token cannot be used' })
  }
  return { phoneNumberId, accessToken }
}

/** An address of the Cloud API for this number. */
export const cloudAddress = (api: CloudApi, account: WhatsappAccount, path: string) =>
  `${api.apiUrl.replace(/\/+$/, '')}/${api.graphVersion}/${account.phoneNumberId}${path}`
