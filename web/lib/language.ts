import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MeView } from '#api/contract/me.ts'
import { LANGUAGE_CHOICES, type LanguageChoice } from '#web/texts/language-choice.ts'
import { chosenLanguage, langOf, speak } from '#web/texts/say.ts'
import { call } from './api-client.ts'
import { logFailure } from './log-failure.ts'
import { queryKeys } from './query-keys.ts'
import { signedInAs } from './session.ts'

/** As `theme.js` reads it, before anything is painted. */
const KEY = 'locanda.language'

/** What was chosen here last, and by whom. */
export function keptLanguage(): { choice: LanguageChoice; by: string } | null {
  const [kept, by = ''] = (localStorage.getItem(KEY) ?? '').split(' ')
  const choice = LANGUAGE_CHOICES.find((one) => one === kept)
  return choice === undefined ? null : { choice, by }
}

export const choiceOf = ({ language }: Pick<MeView, 'language'>): LanguageChoice => language ?? 'mix'

/** Shows the app in a language from now on, and at the next start before anybody is asked. @throws Error where its texts cannot be fetched. */
export async function showIn(choice: LanguageChoice): Promise<void> {
  await speak(choice)
  localStorage.setItem(KEY, `${choice} ${signedInAs()}`)
  document.documentElement.lang = langOf('it')
}

/** Chooses the language of whoever is signed in: shown at once, and kept by the API for their other devices. */
export function useChooseLanguage(onFailed: (error: unknown) => void) {
  const client = useQueryClient()
  const remember = (choice: LanguageChoice) =>
    client.setQueryData<MeView>(queryKeys.me, (me) => me && { ...me, language: choice === 'mix' ? null : choice })
  return useMutation({
    mutationFn: async (choice: LanguageChoice) => {
      const before = chosenLanguage()
      await client.cancelQueries({ queryKey: queryKeys.me })
      remember(choice)
      try {
        await showIn(choice)
        await call('chooseLanguage', { body: { language: choice === 'mix' ? null : choice } })
      } catch (error) {
        remember(before)
        await showIn(before)
        throw error
      }
    },
    // One after the other: the last one chosen is the one that is kept.
    scope: { id: KEY },
    // Some of what the API answers is in words: read again what is shown.
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => {
      logFailure(error)
      onFailed(error)
    },
  })
}
