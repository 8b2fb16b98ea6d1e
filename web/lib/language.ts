import type { MeView } from '#api/contract/me.ts'
import { LANGUAGE_CHOICES, type LanguageChoice } from '#web/texts/language-choice.ts'
import { langOf, speak } from '#web/texts/say.ts'
import { signedInAs } from './session.ts'

/** As `theme.js` reads it, before anything is painted. */
export const KEPT_LANGUAGE = 'locanda.language'

/** What was chosen here last, and by whom. */
export function keptLanguage(): { choice: LanguageChoice; by: string } | null {
  const [kept, by = ''] = (localStorage.getItem(KEPT_LANGUAGE) ?? '').split(' ')
  const choice = LANGUAGE_CHOICES.find((one) => one === kept)
  return choice === undefined ? null : { choice, by }
}

export const choiceOf = ({ language }: Pick<MeView, 'language'>): LanguageChoice => language ?? 'mix'

/** Shows the app in a language from now on, and at the next start before anybody is asked. @throws Error where its texts cannot be fetched. */
export async function showIn(choice: LanguageChoice): Promise<void> {
  await speak(choice)
  localStorage.setItem(KEPT_LANGUAGE, `${choice} ${signedInAs()}`)
  document.documentElement.lang = langOf('it')
}
