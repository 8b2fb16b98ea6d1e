import type { ChatView } from '#api/contract/chats.ts'

/** Whether a chat waits for its host, and was not put off. */
export const waitsNow = ({ queue, snoozedUntil }: Pick<ChatView, 'queue' | 'snoozedUntil'>): boolean =>
  (queue === 'approve' || queue === 'answer') && snoozedUntil === null
