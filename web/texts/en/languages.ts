import type { languages as italian } from '#web/texts/it/languages.ts'
import type { TextsLike } from '#web/texts/texts-like.ts'

/** Of the choice of a language, each by its own name. */
export const languages: TextsLike<typeof italian> = {
  title: 'Language',
  choices: { mix: 'Default (as delivered)', it: 'Italiano', en: 'English' },
  failed: 'The language could not be changed. Please try again.',
}
