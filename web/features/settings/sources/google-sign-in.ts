import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { queryKeys } from '#web/lib/query-keys.ts'
import { loadTexts, say } from '#web/texts/say.ts'

const STATE_KEY = 'locanda.google'

/** Leaves for Google's consent page. What comes back has to be of this tab. */
export function useBeginGoogleSignIn(onLeaving: () => void) {
  return useMutation({
    mutationFn: (emailUser: string) => call('beginGoogleSignIn', { body: emailUser === '' ? {} : { emailUser } }),
    onSuccess: ({ address }) => {
      sessionStorage.setItem(STATE_KEY, new URL(address).searchParams.get('state') ?? '')
      onLeaving()
      window.location.assign(address)
    },
  })
}

/** The state of the sign-in that this tab began last; it is good for one return. */
function takeState(): string | null {
  const state = sessionStorage.getItem(STATE_KEY)
  sessionStorage.removeItem(STATE_KEY)
  return state
}

/** What keeps a return from being a connection, in words. */
class NotConnected extends Error {}

/** Connects the mailbox that was let into; the list is read again. */
export function useConnectGoogle() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ code, state }: { code: string | null; state: string }) => {
      if (takeState() !== state) {
        await loadTexts('faults')
        throw new NotConnected(say.faults.sentence({ code: 'google_sign_in_lost', params: {} }))
      }
      if (code === null) throw new NotConnected(say.sources.google.declined)
      return call('connectGoogle', { body: { code, state } })
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.sources }),
  })
}

/** What a person is told of a return that connected nothing. */
export function whyNotConnected(error: Error): string {
  if (error instanceof NotConnected) return error.message
  return error instanceof ApiError && error.status > 0 ? error.error : say.sources.google.failedToConnect
}
