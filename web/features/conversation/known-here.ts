import type { QueryClient } from '@tanstack/react-query'
import type { ChatView } from '#api/contract/chats.ts'
import { SHOWN_MESSAGES } from '#api/contract/message-limits.ts'
import { STANDING_ANSWERS } from '#api/contract/message-status.ts'
import type { MessageView } from '#api/contract/messages.ts'
import type { Page } from '#web/lib/api-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

const ANSWERS: readonly MessageView['status'][] = STANDING_ANSWERS

/** What whoever writes in this window was shown of a chat at this moment: what an answer stands up to, and where it goes. */
export type Known = {
  /** The guest's newest messages. */
  shown: string[] | undefined
  /** The newest of our own. */
  ours: string[]
  /** Where it goes, as far as this window knows. */
  recipient: string | null | undefined
}

/** Of a chat, as this window has it now. */
export function knownHere(client: QueryClient, chatId: string): Known {
  const items = client.getQueryData<Page<MessageView>>(queryKeys.messages(chatId))?.items ?? []
  const seen = items.flatMap(({ id, kind }) => (kind === 'guest' ? id : [])).slice(-SHOWN_MESSAGES)
  const ours = items.flatMap((item) => (ANSWERS.includes(item.status) ? item.id : []))
  return {
    shown: seen.length === 0 ? undefined : seen,
    ours: ours.slice(-SHOWN_MESSAGES),
    recipient: client.getQueryData<ChatView>(queryKeys.chat(chatId))?.replyAddress,
  }
}
