import type { HostContext } from '#api/http/define-route.ts'
import { listTemplates } from '#outside/whatsapp/list-templates.ts'
import type { Transaction } from '#prisma/client.ts'
import { inHost } from '#prisma/host-scope.ts'
import type { WhatsappConfig } from '#prisma/source-config.ts'
import type { KeyRing } from '#prisma/vault/key-ring.ts'
import { open } from '#prisma/vault/seal.ts'
import { AppError, notFound } from '#workflows/domain/errors.ts'
import type { Template } from '#workflows/domain/templates/template.ts'

/**
 * The templates of the account that a chat is with, as Meta has them now.
 * @throws AppError not_found; rule_refused for a chat of another channel, or an account that is not known or not open;
 * upstream_unavailable while Meta is away.
 */
export async function readTemplates({ deps, host }: HostContext, chatId: string): Promise<Template[]> {
  const account = await inHost(deps.db, host.id, (tx) => accountOf(tx, deps.ring, { hostId: host.id, chatId }))
  const { apiUrl, graphVersion } = deps.config.whatsapp
  return listTemplates(deps.guard, { apiUrl, graphVersion, ...account })
}

type ChatRef = { hostId: string; chatId: string }

/** Meta names the account beside every message of a guest; the host may have, too. */
async function accountOf(tx: Transaction, ring: KeyRing, { hostId, chatId }: ChatRef) {
  const source = { select: { id: true, type: true, accountId: true, config: true, deletedAt: true } }
  const chat = await tx.chat.findFirst({ where: { id: chatId, hostId }, select: { source } })
  if (chat === null) throw notFound('Chat')
  const { id: sourceId, type, accountId, config, deletedAt } = chat.source
  if (deletedAt !== null) throw new AppError('rule_refused', { code: 'source_deleted' })
  if (type !== 'whatsapp') throw new AppError('rule_refused', { code: 'templates_not_here' })
  const account = accountId ?? (config as WhatsappConfig).wabaBusinessId ?? ''
  const sealed = await tx.sourceSecret.findFirst({ where: { hostId, sourceId, name: 'accessToken' } })
  if (account === '' || sealed === null) throw new AppError('rule_refused', { code: 'whatsapp_account_unknown' })
  const accessToken = open(ring, { hostId, owner: sourceId, name: 'accessToken' }, sealed)
  return { accountId: account, accessToken }
}
