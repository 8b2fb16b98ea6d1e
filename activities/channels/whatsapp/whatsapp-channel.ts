import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'
import type { OutgoingChannel } from '#activities/channels/outgoing-channel.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { isReplyWindowOpen } from '#workflows/domain/reply-window.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { CloudApi } from './cloud-api.ts'
import { sendFiles } from './send-files.ts'
import { sendText } from './send-text.ts'

const WINDOW_SHUT = say({ code: 'whatsapp_window_shut' })

type WhatsappAccess = { guard: OutsideGuard; api: CloudApi; now: () => Date }

/** Out by the Cloud API; found again by the status webhook that carries the send's key. */
export function whatsappChannel({ guard, api, now }: WhatsappAccess, account: WhatsappAccount): OutgoingChannel {
  return {
    async send({ recipient, lastGuestMessageAt, text, files = [], sendKey, ended }, onTransmit, onFileLeft) {
      if (recipient === null) return refused(say({ code: 'no_phone_number' }))
      if (!isReplyWindowOpen(lastGuestMessageAt, now())) return refused(WINDOW_SHUT)
      const message = {
        ...{ to: recipient, text, sendKey },
        onTransmit: () => onTransmit({ recipient, rfcMessageId: null }),
      }
      if (files.length === 0) return sendText({ guard, api }, account, message)
      return sendFiles({ guard, api }, account, { ...message, files, onFileLeft, ended })
    },
    lookUp: async (_message, { providerId }) => (providerId === null ? 'cannot_tell' : 'found'),
  }
}

const refused = (reason: Sentence) => ({ outcome: 'failed', retryable: false, reason }) as const
