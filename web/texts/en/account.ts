import type { account as italian } from '#web/texts/it/account.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of the menu of whoever is signed in: loaded when it is opened. */
export const account: TextsLike<typeof italian> = {
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'Like the system' },
  themeFailed: 'The theme was not saved: please try again.',
  singleKeys: 'Single-key shortcuts',
  palette: 'Search and commands',
  shortcuts: 'Keyboard shortcuts',
}
