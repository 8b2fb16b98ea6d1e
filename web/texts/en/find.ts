import type { find as italian } from '#web/texts/it/find.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of the field that finds words in a long conversation. */
export const find: TextsLike<typeof italian> = {
  label: 'Search in this conversation',
  none: 'Nothing',
  place: (at, all) => `${at} of ${all}`,
  older: 'Previous',
  newer: 'Next',
  close: 'Close the search',
}
