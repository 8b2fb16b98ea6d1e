import { type Channel, closedChannel } from '#activities/sending/channel.ts'
import type { SendDeps } from '#activities/sending/deliver.ts'
import type { Outgoing } from '#activities/sending/outgoing.ts'
import { inHost } from '#prisma/host-scope.ts'
import { isReplyWindowOpen } from '#workflows/domain/reply-window.ts'
import { sendText } from './send-text.ts'
import { loadWhatsappAccount } from './whatsapp-account.ts'

const WINDOW_SHUT = 'WhatsApp takes a free text only within 24 hours of the guest’s last message'

/** Out by the Cloud API; found again by the status webhook that carries the send's key. */
export async function whatsappChannel(deps: SendDeps, outgoing: Outgoing): Promise<Channel> {
  const { hostId, source, chat, sendKey } = outgoing
  const [account, newest] = await inHost(deps.db, hostId, async (tx) => [
    await loadWhatsappAccount(tx, deps.vault, { hostId, sourceId: source.id }),
    await tx.message.aggregate({ where: { hostId, chatId: chat.id, kind: 'guest' }, _max: { createdAt: true } }),
  ])
  const { recipient } = chat
  if (recipient === null) return closedChannel('No number is known for this guest')
  return {
    async send(onTransmit) {
      if (!isReplyWindowOpen(newest._max.createdAt?.getTime() ?? null, deps.now().getTime())) {
        return { outcome: 'failed', retryable: false, reason: WINDOW_SHUT }
      }
      return sendText({ guard: deps.guard, api: deps.config.whatsapp }, account, {
        to: recipient,
        text: outgoing.text,
        sendKey,
        onTransmit: () => onTransmit({ recipient, rfcMessageId: null }),
      })
    },
    async lookUp() {
      const delivery = await inHost(deps.db, hostId, (tx) =>
        tx.delivery.findFirst({ where: { hostId, sendKey }, select: { providerId: true } }),
      )
      return delivery?.providerId ? 'found' : 'cannot_tell'
    },
  }
}
