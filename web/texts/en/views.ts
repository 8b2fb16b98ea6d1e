import type { views as italian } from '#web/texts/it/views.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of the saved views of the list of chats. */
export const views: TextsLike<typeof italian> = {
  title: 'Saved views',
  open: 'Saved views',
  shown: (name) => `Saved views: now ${name}`,
  none: 'Choose a tab, a source, a property or words: name what you see here, and find it again with one click.',
  name: 'Name of the view',
  save: 'Save this view',
  replace: (name: string) => `Replace “${name}”`,
  rename: (name) => `Rename ${name}`,
  renameDone: 'Rename',
  cancel: 'Cancel',
  delete: (name) => `Delete ${name}`,
  deleted: (name) => `View deleted: ${name}`,
  undo: 'Undo',
  failed: 'The views could not be loaded.',
  retry: 'Try again',
  notSaved: 'View not saved.',
}
