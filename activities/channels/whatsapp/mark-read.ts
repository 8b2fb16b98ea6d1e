import type { WhatsappAccount } from '#activities/channels/account/whatsapp-account.ts'
import type { OutsideGuard } from '#outside/guard.ts'
import { AppError } from '#workflows/domain/errors.ts'
import { type CloudApi, cloudAddress } from './cloud-api.ts'

const ANSWER_MS = 5_000

/** `messageId`: of a guest's message; all before it are read with it. `isTyping`: a reply is about to leave. */
export type ReadMark = { messageId: string; isTyping: boolean; signal?: AbortSignal }

/**
 * Shows a guest that their message was read, and that somebody writes: until a reply comes, for 25 s at most. A courtesy: where Meta
 * does not take it, nothing is lost, and nothing waits for it.
 */
export async function markRead(
  { guard, api }: { guard: OutsideGuard; api: CloudApi },
  account: WhatsappAccount,
  { messageId, isTyping, signal }: ReadMark,
): Promise<void> {
  try {
    await guard.fetch(cloudAddress(api, account, '/messages'), {
      method: 'POST',
      headers: { authorization: `Bearer ${account.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ messaging_product: 'whatsapp', status: 'read', message_id: messageId },
        ...(isTyping && { typing_indicator: { type: 'text' } }),
      }),
      timeoutMs: ANSWER_MS,
      ...(signal && { signal }),
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
