import type { associate as italian } from '#web/texts/it/associate.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of choosing the property of a chat: loaded when it is first asked for. */
export const associate: TextsLike<typeof italian> = {
  title: 'Which property is it about?',
  none: 'No property to link.',
  search: 'Search a property…',
  remove: 'Remove the link',
  add: 'Add property',
}
