import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'
import type { OutgoingChannel } from '#activities/channels/outgoing-channel.ts'
import type { OutgoingMessage } from '#activities/channels/outgoing-message.ts'
import { pauseUnless } from '#activities/channels/pause-unless.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { isReplyWindowOpen } from '#workflows/domain/reply-window.ts'
import { type Sentence, say } from '#workflows/domain/sentences/sentence.ts'
import type { CloudApi } from './cloud-api.ts'
import { markRead } from './mark-read.ts'
import type { NumberPace } from './number-pace.ts'
import { sendFiles } from './send-files.ts'
import { sendText } from './send-text.ts'

const WINDOW_SHUT = say({ code: 'whatsapp_window_shut' })

type WhatsappAccess = { guard: OutsideGuard; api: CloudApi; pace: NumberPace; now: () => Date }

/** Out by the Cloud API; found again by the status webhook that carries the send's key. */
export function whatsappChannel({ guard, api, pace, now }: WhatsappAccess, account: WhatsappAccount): OutgoingChannel {
  return {
    async send(outgoing, onTransmit, onFileLeft) {
      const { recipient, lastGuestMessageAt, text, files = [], sendKey, ended, answers, template = null } = outgoing
      if (recipient === null) return refused(say({ code: 'no_phone_number' }))
      if (template === null && !isReplyWindowOpen(lastGuestMessageAt, now())) return refused(WINDOW_SHUT)
      const messageId = answers?.rfcMessageId ?? null
      if (messageId !== null) await markRead({ guard, api }, account, { messageId, isTyping: true })
      await pauseForPair(outgoing, now())
      if (ended?.aborted === true) return { outcome: 'failed', retryable: true, reason: say({ code: 'network_error' }) }
      const message = {
        ...{ to: recipient, text, sendKey, ended, ...(template !== null && { template }) },
        onTransmit: () => onTransmit({ recipient, rfcMessageId: null }),
      }
      if (files.length === 0 || template !== null) return sendText({ guard, api, pace }, account, message)
      return sendFiles({ guard, api, pace }, account, { ...message, files, onFileLeft })
    },
    lookUp: async (_message, { providerId }) => (providerId === null ? 'cannot_tell' : 'found'),
  }
}

/**
 * Meta takes one message in six seconds from a number to a guest, and refuses the next (131056):
 * https://developers.facebook.com/docs/whatsapp/cloud-api/overview#pair-rate-limits
 */
const PAIR_MS = 6_000

async function pauseForPair({ lastLeftAt, ended }: OutgoingMessage, now: Date): Promise<void> {
  const waitMs = lastLeftAt ? lastLeftAt.getTime() + PAIR_MS - now.getTime() : 0
  if (waitMs > 0) await pauseUnless(ended ?? new AbortController().signal, Math.min(waitMs, PAIR_MS))
}

const refused = (reason: Sentence) => ({ outcome: 'failed', retryable: false, reason }) as const
