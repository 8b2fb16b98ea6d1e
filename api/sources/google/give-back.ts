import type { ApiDeps } from '#api/deps.ts'
import { revokeAccess } from '#outside/google/revoke-access.ts'
import type { GoogleAccess } from './find-access.ts'

/**
 * Gives an access to a mailbox back to Google, which ends whatever Locanda was given for it: not while another source lives by it.
 * A Google that is away keeps nobody: the log says so, and the owner can end it in their account.
 */
export async function giveBack(
  { config, guard, engineDb, log }: Pick<ApiDeps, 'config' | 'guard' | 'engineDb' | 'log'>,
  { connectionKey, refreshToken }: GoogleAccess,
): Promise<void> {
  if (config.google === null) return
  const others = { connectionKey, deletedAt: null, config: { path: ['signIn'], equals: 'google' } }
  if ((await engineDb.messageSource.count({ where: others })) > 0) return
  if (!(await revokeAccess(guard, config.google, refreshToken)))
    log.warn({}, 'an access to Gmail could not be given back')
}
