import type { time as italian } from '#web/texts/it/time.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** What times are told with, in English. */
export const time: TextsLike<typeof italian> = {
  now: 'now',
  today: 'Today',
  yesterday: 'Yesterday',
  days: (n) => (n === 1 ? '1 day' : `${n} days`),
  bytes: (n) => (n === 1 ? '1 byte' : `${n} bytes`),
}
