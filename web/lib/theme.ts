import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MeView, Theme } from '#api/contract/me.ts'
import { call } from './api-client.ts'
import { logFailure } from './log-failure.ts'
import { showTheme } from './preferences.ts'
import { queryKeys } from './query-keys.ts'
import { signedInAs } from './session.ts'

/** Chooses how the app looks to whoever is signed in: shown at once, and kept by the API for their other devices. */
export function useChooseTheme(onFailed: (error: unknown) => void) {
  const client = useQueryClient()
  const show = (theme: Theme | null) => {
    client.setQueryData<MeView>(queryKeys.me, (me) => me && { ...me, theme })
    if (theme !== null) showTheme(theme, signedInAs())
  }
  return useMutation({
    mutationFn: async (theme: Theme) => {
      const before = client.getQueryData<MeView>(queryKeys.me)?.theme ?? null
      await client.cancelQueries({ queryKey: queryKeys.me })
      show(theme)
      try {
        await call('chooseTheme', { body: { theme } })
      } catch (error) {
        show(before)
        throw error
      }
    },
    // One after the other: the last one chosen is the one that is kept. Without a line it is tried at once, and says so.
    scope: { id: 'theme' },
    networkMode: 'always',
    onError: (error) => {
      logFailure(error)
      onFailed(error)
    },
  })
}
