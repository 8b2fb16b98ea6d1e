import { isOfGoogle } from '#activities/channels/account/is-of-google.ts'
import { loadSource } from '#activities/channels/account/load-source.ts'
import type { Source, SourceId } from '#activities/channels/account/source.ts'
import { emlChannel } from '#activities/channels/eml/eml-channel.ts'
import { gmailChannel } from '#activities/channels/gmail/gmail-channel.ts'
import { closedChannel, type OutgoingChannel } from '#activities/channels/outgoing-channel.ts'
import { mailChannel } from '#activities/channels/smtp/mail-channel.ts'
import { whatsappChannel } from '#activities/channels/whatsapp/whatsapp-channel.ts'
import type { ActivityDeps } from '#activities/deps.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { inHost } from '#prisma/host-scope.ts'
import { AppError, ERROR_KINDS } from '#workflows/domain/errors.ts'
import { paceNumber } from './pace-number.ts'

/** `settingsAt`: of the source as it was opened. */
export type OpenedChannel = OutgoingChannel & { settingsAt?: Date | null }
export type SendDeps = Pick<ActivityDeps, 'config' | 'log' | 'db' | 'vault' | 'guard' | 'now'>

/**
 * Where the messages of a source leave: by its type and the operator's switch of this moment. A source that is gone or
 * cannot be used is a closed way, with the reason for the host.
 */
export async function channelOf(deps: SendDeps, id: SourceId): Promise<OpenedChannel> {
  try {
    const source = await inHost(deps.db, id.hostId, (tx) => loadSource(tx, deps.vault, id))
    return { ...(await openChannel(deps, source)), settingsAt: source.settingsAt }
  } catch (error) {
    if (!(error instanceof AppError) || ERROR_KINDS[error.kind].retryable) throw error
    return closedChannel(error.sentence)
  }
}

async function openChannel({ db, guard, config, now }: SendDeps, source: Source): Promise<OutgoingChannel> {
  if (source.type === 'whatsapp') {
    const pace = paceNumber({ db, config }, source)
    return whatsappChannel({ guard, api: config.whatsapp, pace, now }, source.account)
  }
  const { useMockEmail } = await readDebugSettings(db)
  if (useMockEmail) return emlChannel(config.emlFolder, source.account.address)
  if (!isOfGoogle(source)) return mailChannel(guard, source.account)
  return gmailChannel({ guard, google: config.google, now }, source.account)
}
