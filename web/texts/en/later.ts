import type { later as italian } from '#web/texts/it/later.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of a chat that is put off: loaded beside a conversation. */
export const later: TextsLike<typeof italian> = {
  title: 'Later',
  snooze: 'Put off…',
  dialog: 'Put off until when?',
  close: 'Close',
  times: {
    hour: 'In an hour',
    evening: 'This evening',
    tomorrow: 'Tomorrow morning',
    monday: 'Monday morning',
  },
  own: 'Another moment',
  past: 'Choose a moment that is still to come.',
  put: 'Put off',
  courtesy: (at) => `The fallback message goes at ${at} all the same, and the conversation comes back here.`,
  snoozed: (at) => `Put off: back among those waiting at the time you chose (${at}), or when something comes.`,
  wake: 'Put back among those waiting',
  done: (at) => `Put off (${at})`,
  undo: 'Undo',
  back: 'Back among those waiting',
  unread: 'Mark as unread',
  unreadDone: 'Marked as unread',
  failed: 'It could not be saved. Please try again.',
}
