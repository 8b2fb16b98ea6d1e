import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MeView } from '#api/contract/me.ts'
import type { LanguageChoice } from '#web/texts/language-choice.ts'
import { chosenLanguage } from '#web/texts/say.ts'
import { call } from './api-client.ts'
import { KEPT_LANGUAGE, showIn } from './language.ts'
import { logFailure } from './log-failure.ts'
import { queryKeys } from './query-keys.ts'

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
    scope: { id: KEPT_LANGUAGE },
    // Some of what the API answers is in words: read again what is shown.
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => {
      logFailure(error)
      onFailed(error)
    },
  })
}
