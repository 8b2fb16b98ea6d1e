import { whatsappChannel } from '#activities/whatsapp/whatsapp-channel.ts'
import { readDebugSettings } from '#prisma/debug-settings.ts'
import type { Channel } from './channel.ts'
import type { SendDeps } from './deliver.ts'
import { fileChannel } from './file-channel.ts'
import { mailChannel } from './mail-channel.ts'
import type { Outgoing } from './outgoing.ts'

/** Where a message leaves: by its source's type and the operator's switches of this moment. */
export async function channelOf(deps: SendDeps, outgoing: Outgoing): Promise<Channel> {
  if (outgoing.source.type === 'whatsapp') return whatsappChannel(deps, outgoing)
  const { useMockEmail, useMockReplyTo, mockEmailReplyTo } = await readDebugSettings(deps.db)
  const override = useMockReplyTo && mockEmailReplyTo !== '' ? mockEmailReplyTo : null
  const addressed = override === null ? outgoing : { ...outgoing, chat: { ...outgoing.chat, recipient: override } }
  return useMockEmail ? fileChannel(deps, addressed) : mailChannel(deps, addressed)
}
