import { type DiscoverDeps, discoverServers } from '#activities/channels/discover/discover-servers.ts'
import { bareAddressOrNull } from '#activities/channels/text/bare-address.ts'
import type { CheckedMailbox } from '#prisma/mailbox-check/checked-mailbox.ts'
import type { EmailConfig } from '#prisma/source-config.ts'
import { AppError } from '#workflows/domain/errors.ts'
import type { MailServers } from '#workflows/domain/mailbox-check/mail-servers.ts'
import { toMend } from '#workflows/domain/sentences/mends.ts'
import type { CheckProgress } from './check-progress.ts'
import { failed, running } from './trying.ts'

/**
 * The mailbox with its servers found where none was named; null where there are none, or where the host has to look at what was found
 * before a password goes there.
 */
export async function* findServers(
  deps: DiscoverDeps,
  mailbox: CheckedMailbox,
): AsyncGenerator<CheckProgress, CheckedMailbox | null> {
  if (mailbox.type !== 'email' || mailbox.config.inbound.host !== '') return mailbox
  const user = mailbox.config.inbound.user
  const address = bareAddressOrNull(user) ?? bareAddressOrNull(mailbox.identifier)
  const at = { step: 'settings', server: '', port: 993, protocol: 'imap', user } as const
  yield running('settings')
  try {
    const { servers, toConfirm } = await discover(deps, address, user)
    const mend = toConfirm === null ? null : toMend({ code: 'mend_look_at_server', params: { server: toConfirm } })
    yield { result: { step: 'settings', state: mend === null ? 'passed' : 'ask', fault: null, mend }, found: servers }
    return mend === null ? { ...mailbox, config: withServers(mailbox.config, servers) } : null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    yield failed(error.sentence, at)
    return null
  }
}

/** @throws AppError as `discoverServers` says, and where there is no address to begin from. */
const discover = async (deps: DiscoverDeps, address: string | null, user: string) => {
  if (address !== null) return discoverServers(deps, address)
  throw new AppError('upstream_unavailable', { code: 'address_not_found', params: { address: user } })
}

const withServers = (config: EmailConfig, { inbound, smtp }: MailServers): EmailConfig => ({
  ...config,
  inbound: { ...config.inbound, ...inbound },
  ...(smtp !== null && config.smtp === undefined && { smtp }),
})
