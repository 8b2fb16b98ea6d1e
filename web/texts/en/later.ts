import type { later as italian } from '#web/texts/it/later.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of a chat that is put off: loaded beside a conversation. */
export const later: TextsLike<typeof italian> = {
  title: 'Later',
  unread: 'Mark as unread',
  unreadDone: 'Marked as unread',
  failed: 'It could not be saved. Please try again.',
}
