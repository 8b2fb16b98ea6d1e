import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { DetachedWindowAPI } from 'happy-dom'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { vi } from 'vitest'
import Toaster from '#web/ui/toaster.tsx'

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI
  }
}

/** Shows a part of the web app as the shell would, with a cache of its own. A failed read is not tried again by itself. */
export function renderApp(part: ReactNode, { at = '/' }: { at?: string } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  // Not pushed: what a test before left behind, the blob that it saved or nothing at all, takes no address of ours.
  window.happyDOM.setURL(new URL(at, 'http://localhost:3000').href)
  window.history.replaceState(null, '')
  const shown = render(
    <QueryClientProvider client={client}>
      <BrowserRouter>{part}</BrowserRouter>
      <Toaster label="Avvisi" closeLabel="Chiudi avviso" />
    </QueryClientProvider>,
  )
  return { ...shown, client, user: userEvent.setup() }
}

/** The notices at the bottom of the screen; what failed stands in the page once more, to be read aloud. */
export const notices = () => within(screen.getByRole('region', { name: 'Avvisi' }))

/** What was logged as failed so far; the test fails for what is not asked for. */
export function loggedFailures(): unknown[] {
  const logged = vi.mocked(console.error).mock.calls.flat()
  vi.mocked(console.error).mockClear()
  return logged
}

/** An answer that does not come. */
export const never = <T,>(): Promise<T> => new Promise(() => undefined)
