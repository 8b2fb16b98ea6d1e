import type { guest as italian } from '#web/texts/it/guest.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of the guest’s name beside a conversation: loaded with its panel. */
export const guest: TextsLike<typeof italian> = {
  label: 'Guest’s name',
  change: 'Change the guest’s name',
  hint: 'Blank: as in their messages.',
  save: 'Save',
  named: 'Name changed',
  undo: 'Undo',
  undone: 'The name is as it was before',
  failed: 'It could not be changed. Please try again.',
  wrong: (problem) => `Guest’s name: ${problem}`,
}
