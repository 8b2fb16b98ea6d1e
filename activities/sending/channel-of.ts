import { whatsappChannel } from '#activities/whatsapp/whatsapp-channel.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import { AppError, ERROR_KINDS } from '#workflows/domain/errors.ts'
import { type Channel, closedChannel } from './channel.ts'
import type { SendDeps } from './deliver.ts'
import { fileChannel } from './file-channel.ts'
import { mailChannel } from './mail-channel.ts'
import type { Outgoing } from './outgoing.ts'

/**
 * Where a message leaves: by its source's type and the operator's switches of this moment. A source that is gone or
 * cannot be used is a closed way, with the reason for the host.
 */
export async function channelOf(deps: SendDeps, outgoing: Outgoing): Promise<Channel> {
  try {
    return outgoing.source.type === 'whatsapp' ? await whatsappChannel(deps, outgoing) : await wayOfMail(deps, outgoing)
  } catch (error) {
    if (!(error instanceof AppError) || ERROR_KINDS[error.kind].retryable) throw error
    return closedChannel(error.userMessage)
  }
}

async function wayOfMail(deps: SendDeps, outgoing: Outgoing): Promise<Channel> {
  const { useMockEmail, useMockReplyTo, mockEmailReplyTo } = await readDebugSettings(deps.db)
  const override = useMockReplyTo && mockEmailReplyTo !== '' ? mockEmailReplyTo : null
  const addressed = override === null ? outgoing : { ...outgoing, chat: { ...outgoing.chat, recipient: override } }
  return useMockEmail ? fileChannel(deps, addressed) : mailChannel(deps, addressed)
}
