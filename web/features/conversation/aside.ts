import type { ChatView } from '#api/contract/chats.ts'
import { call } from '#web/lib/api-client.ts'

/** What a host says of a chat that waits, as it was shown: that it needs no answer, or none until a moment; or that it waits as before. */
export type Aside =
  | { verb: 'dismiss'; lastMessageAt: string }
  | { verb: 'snooze'; lastMessageAt: string; until: string }
  | { verb: 'reopen' }

/** Asks for it under a key: however often it is sent, it is done once. @throws ApiError */
export function runAside(chatId: string, aside: Aside, idempotencyKey: string): Promise<ChatView> {
  const params = { id: chatId }
  const once = { idempotencyKey }
  switch (aside.verb) {
    case 'dismiss':
      return call('dismissChat', { params, body: { lastMessageAt: aside.lastMessageAt } }, once)
    case 'snooze': {
      const { until, lastMessageAt } = aside
      return call('snoozeChat', { params, body: { until, lastMessageAt } }, once)
    }
    case 'reopen':
      return call('reopenChat', { params }, once)
  }
}
